import { css } from "lit";

/** Styles that every element of the house starts from: `static override styles = [shared, css...]`. */
export const shared = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    display: block;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3 {
    font-family: var(--serif);
    font-weight: 600;
    line-height: 1.2;
    margin: 0;
    text-wrap: balance;
  }
  h1 {
    font-size: var(--text-xl);
  }
  h2 {
    font-size: var(--text-l);
  }
  h3 {
    font-size: var(--text-m);
  }
  p {
    margin: 0;
  }
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    color: var(--accent);
    text-underline-offset: 0.2em;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .icon {
    flex: none;
  }
  .soft {
    color: var(--ink-soft);
  }
  .small {
    font-size: var(--text-s);
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .panel {
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: var(--space-4);
    box-shadow: var(--shadow);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  .stack {
    display: grid;
    gap: var(--space-4);
    grid-template-columns: minmax(0, 1fr);
  }
  .grow {
    flex: 1 1 auto;
    min-width: 0;
  }
`;

/** Buttons, and links that look like them. */
export const buttons = css`
  button,
  .button {
    font: inherit;
    font-weight: 600;
    color: var(--ink);
    background: var(--raised);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    min-height: var(--target);
    min-width: var(--target);
    padding: var(--space-2) var(--space-4);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    cursor: pointer;
    text-decoration: none;
    text-align: center;
    transition: background var(--quick), transform var(--quick);
    touch-action: manipulation;
  }
  button:hover,
  .button:hover {
    background: var(--accent-soft);
  }
  button:active {
    transform: translateY(1px);
  }
  button.main,
  .button.main {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }
  button.main:hover,
  .button.main:hover {
    background: var(--accent-hover);
  }
  button.plain,
  .button.plain {
    background: transparent;
    border-color: transparent;
  }
  button.danger {
    color: var(--bad);
    border-color: var(--bad);
  }
  button:not(.plain)[aria-pressed="true"],
  button[aria-checked="true"] {
    background: var(--accent-soft);
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  button[data-advised] {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  button:disabled {
    opacity: 0.55;
    cursor: default;
  }
  button.wide,
  .button.wide {
    width: 100%;
  }
  button.big,
  .button.big {
    font-size: clamp(1.05rem, 4.5vw, 1.25rem);
    padding: var(--space-3) clamp(var(--space-3), 4vw, var(--space-5));
    border-radius: var(--radius);
  }
`;

/** Fields to fill in. */
export const fields = css`
  label {
    display: block;
    font-weight: 600;
  }
  input[type="text"],
  input[type="number"],
  select,
  textarea {
    font: inherit;
    color: var(--ink);
    background: var(--raised);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    min-height: var(--target);
    padding: var(--space-2) var(--space-3);
    width: 100%;
    max-width: 100%;
  }
  input[type="checkbox"],
  input[type="radio"] {
    accent-color: var(--accent);
    width: 1.35rem;
    height: 1.35rem;
    margin: 0;
    flex: none;
  }
  .check {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--target);
    font-weight: 400;
    cursor: pointer;
  }
  .wrong {
    color: var(--bad);
  }
`;

/** What opens on demand: a summary that says whether it is open. */
export const folds = css`
  summary {
    min-height: var(--target);
    display: flex;
    align-items: center;
    cursor: pointer;
    font-weight: 600;
  }
  summary::before {
    content: "▸";
    width: 1.4rem;
  }
  [open] > summary::before {
    content: "▾";
  }
`;
