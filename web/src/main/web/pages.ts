// Fetched together: apart, they come to more bytes than anybody would be spared.
import "./people/page-table"; // what they share with it would be a third file
import "./create/page-new";
import "./day/page-day";
import "./lobby/page-tables";
import "./me/page-me";
import "./learn/page-learn";
import "./review/page-match";
import "./review/page-record";
import "./grapples/page-grapples";
import "./grapples/dm-grapples";
import "./keeper/page-keeper";
