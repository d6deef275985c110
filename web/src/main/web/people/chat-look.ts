import { css } from "lit";

export const chatStyles = css`
  :host {
    height: 100%;
    min-height: 0;
  }
  section {
    display: grid;
    grid-template-rows: auto minmax(5rem, 1fr) auto auto auto;
    grid-template-columns: minmax(0, 1fr);
    height: 100%;
    background: var(--surface);
    color: var(--ink);
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: var(--space-1) var(--space-1) var(--space-1) var(--space-4);
    border-bottom: 1px solid var(--line);
  }
  .log {
    overflow-y: auto;
    padding: var(--space-3) var(--space-4);
    display: grid;
    align-content: start;
    gap: var(--space-2);
    overflow-wrap: anywhere;
  }
  .log .face {
    vertical-align: middle;
  }
  .log .phrase span {
    font-family: var(--serif);
    font-style: italic;
  }
  section > p {
    padding: var(--space-3) var(--space-4);
  }
  .emotes {
    justify-content: space-between;
    gap: 0;
    border-top: 1px solid var(--line);
    padding: 0 var(--space-1);
  }
  .emotes button {
    padding: 0;
    min-width: 2.2rem;
    flex: 1;
  }
  .phrases {
    display: grid;
    grid-auto-rows: max-content;
    gap: var(--space-1);
    padding: var(--space-1) var(--space-2);
    max-height: 9.5rem;
    overflow-y: auto;
  }
  .phrases button {
    font-family: var(--serif);
    font-style: italic;
    font-weight: 400;
    justify-content: start;
    text-align: left;
    padding: var(--space-1) var(--space-3);
  }
  form {
    display: flex;
    gap: var(--space-2);
    padding: var(--space-2);
    padding-bottom: calc(var(--space-2) + env(safe-area-inset-bottom));
  }
  form input[type="text"] {
    flex: 1;
    min-width: 0;
  }
`;
