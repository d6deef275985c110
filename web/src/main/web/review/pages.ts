// Fetched together: apart, they come to more bytes than anybody would be spared.
import "./page-match";
import "./page-record";
import "../grapples/page-grapples";
