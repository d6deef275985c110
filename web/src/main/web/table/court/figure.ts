import { html, nothing, unsafeCSS } from "lit";
import { chairOf, hatOf, type Title } from "./rank";
import styles from "./figure.css";

/** Somebody on their chair, under their hat once there are positions, for a box of class `figure` 56 units (`--u`) wide and high. */
export function figure(portrait: string, title: Title, hatted = true) {
  return html`<img class="chair" src=${chairOf(title)} alt="" /><img class="person" src=${portrait} alt="" />
    ${hatted ? html`<img class="hat" src=${hatOf(title)} alt="" />` : nothing}`;
}

export const figures = unsafeCSS(styles);
