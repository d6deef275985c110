import { css } from "lit";

export const grapplesLook = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 1fr; /* what follows are dialogs, which need no room */
  }
  .felt {
    position: relative;
    display: grid;
    grid-template-rows: minmax(19rem, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
    min-height: 36rem;
    background: radial-gradient(ellipse at 50% 35%, var(--felt), var(--felt-deep) 85%);
    color: var(--on-felt);
    overflow: hidden;
  }
  dm-g-ring {
    margin: var(--space-4) var(--space-1) 0;
  }
  .below {
    display: grid;
    gap: var(--space-1);
    grid-template-columns: minmax(0, 1fr);
    width: min(56rem, 100%);
    margin: 0 auto;
    padding: 0 var(--space-2) max(var(--space-1), env(safe-area-inset-bottom));
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
  .tools button {
    color: var(--on-felt);
    font-size: var(--text-s);
    font-weight: 400;
    padding: var(--space-1) var(--space-2);
  }
  .tools button:hover {
    background: rgb(255 255 255 / 12%);
  }
  .layer {
    position: absolute;
    inset: 0;
    z-index: 6;
    pointer-events: none;
    overflow: hidden;
  }
  .layer img {
    position: absolute;
    left: 0;
    top: 0;
    width: 2.4rem;
    height: auto;
  }
  .beside {
    display: none;
    height: 0; /* never higher than the table beside it */
    min-height: 100%;
    overflow-y: auto;
    padding: var(--space-4);
    background: var(--surface);
    color: var(--ink);
    border-left: 1px solid var(--line);
  }
  .next {
    margin-top: var(--space-4);
  }
  .log li {
    padding: var(--space-1) 0;
    border-bottom: 1px solid var(--line);
  }
  @media (min-width: 68rem) {
    .table {
      grid-template-columns: minmax(0, 1fr) 19rem;
    }
    .beside {
      display: block;
    }
    .narrow {
      display: none;
    }
  }
  @media (max-width: 30rem) {
    .tools button {
      flex-direction: column;
      gap: 0;
      font-size: 0.7rem;
      flex: 1 1 0;
      min-width: 3.4rem;
    }
  }
`;
