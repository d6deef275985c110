import { unsafeCSS } from "lit";
import scene from "./scene.css";
import sheet from "./sheet.css";

/** How a scene in the middle of the table looks. */
export const sceneStyles = unsafeCSS(scene);

/** How a sheet of paper over the table looks: results, and the end of a match. */
export const sheetStyles = unsafeCSS(sheet);
