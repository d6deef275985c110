import { css } from "lit";

export const reviewStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
  .rounds {
    display: flex;
    gap: var(--space-2);
    overflow-x: auto;
    padding: 4px;
  }
  .rounds button {
    flex: none;
  }
  .rounds button[aria-current="true"] {
    background: var(--accent);
    color: var(--on-accent);
    border-color: var(--accent);
  }
  .eyes select {
    width: auto;
  }
  .eyes .grow-left {
    margin-left: auto;
  }
  .split {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
  .stage,
  .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    align-content: start;
    scroll-margin-top: 4rem;
  }
  /* It stays in sight however many play. */
  .desk {
    position: sticky;
    bottom: 0;
    z-index: 2;
    background: var(--ground);
    padding: var(--space-2) 0 calc(var(--space-2) + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
  }
  .chapter {
    text-align: center;
  }
  .told {
    min-height: 2rem;
    font-family: var(--serif);
    font-size: var(--text-l);
    text-align: center;
  }
  @media (max-width: 40rem) {
    .told {
      font-size: var(--text-m);
      min-height: 1.5rem;
    }
    .desk {
      padding-top: var(--space-1);
    }
  }
  @media (min-width: 64rem) {
    .split {
      grid-template-columns: minmax(0, 1fr) 20rem;
    }
  }
`;
