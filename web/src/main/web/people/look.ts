import { css } from "lit";

export const tableStyles = css`
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .middle {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: calc(100dvh - var(--header) - 3px);
  }
  :host([playing]),
  :host([playing]) .table {
    height: 100%;
  }
  .middle.PLAYING {
    min-height: 100%;
  }
  .game {
    position: relative;
    flex: 1;
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  dm-dalmuti,
  dm-grapples {
    flex: 1;
    min-height: 0;
  }
  aside {
    position: fixed;
    inset: auto 0 0 0;
    height: min(32rem, 72dvh);
    z-index: 40;
    box-shadow: var(--shadow-high);
    border-top: 3px solid var(--gold-bright);
  }
  .after {
    text-align: center;
    padding: var(--space-3);
  }
  .looking {
    text-align: center;
    padding: var(--space-2) var(--space-3) calc(var(--space-2) + env(safe-area-inset-bottom));
    background: var(--felt-deep);
    color: var(--on-felt);
  }
  .wait,
  .gone {
    max-width: 34rem;
    margin: 12vh auto;
    padding: var(--space-4);
    text-align: center;
    display: grid;
    gap: var(--space-4);
    justify-items: center;
  }
  @media (min-width: 62rem) {
    .talking {
      grid-template-columns: minmax(0, 1fr) 21rem;
    }
    aside {
      position: sticky;
      top: 0;
      height: calc(100dvh - var(--header) - 3px);
      border-top: 0;
      border-left: 1px solid var(--line);
      box-shadow: none;
    }
  }
`;
