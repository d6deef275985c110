import { css } from "lit";

/** How a sheet of paper over the table looks: results, and the end of a match. */
export const sheetStyles = css`
  :host {
    display: block;
    width: min(44rem, 100%);
    max-height: 100%;
    overflow: auto;
    color: var(--ink);
    background: var(--surface);
    border-radius: var(--radius);
    box-shadow: var(--shadow-high);
  }
  .sheet {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    padding: var(--space-4) var(--space-3);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    font-size: clamp(0.8125rem, 1vw + 0.55rem, 1rem);
  }
  th {
    text-align: left;
    font-weight: 600;
    color: var(--ink-soft);
    font-size: 0.75rem;
  }
  th::first-letter {
    text-transform: uppercase;
  }
  th.number,
  td.number {
    text-align: right;
  }
  th,
  td {
    padding: 0.2rem clamp(0.12rem, 0.8vw, 0.5rem);
    border-bottom: 1px solid var(--line);
    vertical-align: middle;
  }
  td.who {
    font-weight: 600;
    max-width: clamp(5.5rem, 24vw, 12rem);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  tr.me td {
    background: var(--accent-soft);
  }
  .hat {
    width: 1.7rem;
    vertical-align: middle;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .actions > * {
    flex: 1 1 9rem;
  }
`;
