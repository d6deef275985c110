import { unsafeCSS } from "lit";
import buttonsCss from "./buttons.css";
import fieldsCss from "./fields.css";
import figuresCss from "./figures.css";
import foldsCss from "./folds.css";
import pagesCss from "./pages.css";
import sharedCss from "./shared.css";
import tablesCss from "./tables.css";

/** Styles that every element of the house starts from. */
export const shared = unsafeCSS(sharedCss);

/** Buttons, and links that look like them. */
export const buttons = unsafeCSS(buttonsCss);

/** Fields to fill in. */
export const fields = unsafeCSS(fieldsCss);

/** Figures, each with what it is of. */
export const figures = unsafeCSS(figuresCss);

/** What opens on demand: a summary that says whether it is open. */
export const folds = unsafeCSS(foldsCss);

/** A page of text and forms: one column in the middle. */
export const pages = unsafeCSS(pagesCss);

/** Figures in rows and columns. */
export const tables = unsafeCSS(tablesCss);
