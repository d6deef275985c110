declare const __BUILD__: string | undefined;

/** Of which sources the program was made: what is fetched later may be of others. */
export const BUILD = typeof __BUILD__ === "string" ? __BUILD__ : "";
