import { unsafeCSS } from "lit";
import { html, vars } from "../../view/element";
import styles from "./sparks.css";

export const sparkStyles = unsafeCSS(styles);

const SPARKS = 36;
const TONES = ["#ffd257", "#e4572e", "#2c7da0", "#fff6e0", "#b8487f"];

/** Scraps of paper that rain down. */
export function sparks() {
  return Array.from({ length: SPARKS }, (_, i) => {
    const styles = { "--x": String((i * 61) % 100), "--d": String(((i * 37) % 100) / 100), "--tone": TONES[i % TONES.length] ?? "" };
    return html`<i class="spark" aria-hidden="true" ${vars(styles)}></i>`;
  });
}
