import { css } from "lit";

export const newStyles = css`
  fieldset {
    border: 0;
    margin: 0;
    padding: 0;
    min-width: 0;
  }
  fieldset.panel {
    border: 1px solid var(--line);
    padding: var(--space-4);
  }
  legend {
    font-family: var(--serif);
    font-size: var(--text-l);
    font-weight: 600;
    padding: 0;
    margin-bottom: var(--space-2);
  }
  .choices {
    display: grid;
    gap: var(--space-2);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  }
  .choice {
    display: flex;
    gap: var(--space-3);
    align-items: start;
    background: var(--surface);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    padding: var(--space-3);
    font-weight: 400;
    cursor: pointer;
  }
  .choice:has(:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 2px var(--accent);
    background: var(--accent-soft);
  }
  .choice:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .choice span span {
    display: block;
  }
  summary {
    font-weight: 600;
    cursor: pointer;
    min-height: var(--target);
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  summary::before {
    content: "+";
    font-size: 1.4em;
    line-height: 1;
    color: var(--accent);
    width: 1em;
  }
  details[open] > summary::before {
    content: "−";
  }
  details > .stack {
    margin-top: var(--space-3);
  }
  .options {
    display: grid;
    gap: var(--space-5) var(--space-4);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  }
  .summary {
    border-color: var(--gold-bright);
    display: grid;
    gap: var(--space-3);
    justify-items: start;
  }
  .summary ul {
    list-style: disc;
    padding-left: 1.2rem;
  }
`;
