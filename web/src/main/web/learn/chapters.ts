// Fetched together: apart, they come to more bytes than anybody would be spared.
import "./tutorial";
import "./rules";
import "./tips";
import "./court";
import "./lab";
