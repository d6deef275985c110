// All that a page asks of this device, fetched when it is wanted: most pages do without.
export * from "./consult";
export * from "./engine-worker";
export * from "./local-tables";
