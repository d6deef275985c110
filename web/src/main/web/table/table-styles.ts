import { css } from "lit";

export const tableStyles = css`
  :host {
    display: flex;
    flex-direction: column;
  }
  .table {
    position: relative;
    display: grid;
    grid-template-rows: minmax(14rem, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
    flex: 1;
    min-height: 32rem;
    overflow: hidden;
    background: radial-gradient(ellipse at 50% 35%, var(--felt), var(--felt-deep) 85%);
    color: var(--on-felt);
  }
  .over {
    display: grid;
    justify-items: center;
    padding: var(--space-4) var(--space-2);
    background: radial-gradient(ellipse at 50% 35%, var(--felt), var(--felt-deep) 85%);
  }
  dm-court {
    margin: var(--space-3) var(--space-2) 0;
  }
  .below {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    width: min(62rem, 100%);
    margin: 0 auto;
    padding: 0 var(--space-2) max(var(--space-2), env(safe-area-inset-bottom));
  }
  .layer {
    position: absolute;
    inset: 0;
    z-index: 6;
    pointer-events: none;
    overflow: hidden;
  }
  .flying {
    position: absolute;
    left: 0;
    top: 0;
    width: clamp(1.6rem, 4vw, 2.6rem);
  }
  .cover {
    position: absolute;
    inset: 0;
    z-index: 7;
    display: grid;
    place-items: center;
    padding: var(--space-3) var(--space-2);
    background: rgb(8 16 12 / 55%);
    overflow: auto;
  }
`;
