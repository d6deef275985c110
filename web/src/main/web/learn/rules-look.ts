import { css } from "lit";

export const rulesLook = css`
  :host {
    display: grid;
    gap: var(--space-4);
    grid-template-columns: minmax(0, 1fr);
  }
  form {
    display: grid;
    gap: var(--space-3);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  }
  .options {
    display: grid;
    gap: var(--space-4);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    margin-top: var(--space-3);
  }
  summary {
    cursor: pointer;
    font-weight: 600;
    min-height: 2rem;
  }
  section h2 {
    border-bottom: 2px solid var(--gold);
    padding-bottom: var(--space-1);
    margin-bottom: var(--space-2);
  }
  dl {
    margin: 0;
  }
  dl div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: var(--space-1) var(--space-3);
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    font-weight: 700;
    color: var(--accent);
    scroll-margin-top: var(--space-6);
    font-variant-numeric: tabular-nums;
  }
  dd {
    margin: 0;
    max-width: 68ch;
  }
  dd .small {
    display: block;
    color: var(--ink-soft);
  }
  .differs {
    border-left: 4px solid var(--gold-bright);
    padding-left: var(--space-3);
  }
  .of-table {
    font-weight: 600;
  }
  mark {
    background: var(--gold-bright);
    color: var(--on-gold);
    border-radius: 2px;
  }
  @media (max-width: 30rem) {
    dl div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
