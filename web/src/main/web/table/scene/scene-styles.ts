import { css } from "lit";

/** How a scene in the middle of the table looks. */
export const sceneStyles = css`
  :host {
    --card: clamp(2rem, min(9cqw + 1rem, 22cqh), 4.4rem);
    width: 100%;
    max-width: 34rem;
    container-type: inline-size;
    color: var(--on-felt);
  }
  .scene {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    padding: var(--space-2);
    text-align: center;
    text-wrap: balance;
    line-height: 1.3;
  }
  h2 {
    font-size: clamp(1.1rem, 4cqw + 0.4rem, 1.5rem);
    color: #ffe2a0;
  }
  p {
    font-size: clamp(0.8125rem, 2cqw + 0.5rem, 1rem);
  }
  .quiet {
    color: var(--on-felt-soft);
  }
  .ask {
    font-weight: 600;
  }
  @container (max-height: 15rem) {
    p.quiet {
      display: none;
    }
    .scene {
      gap: var(--space-1);
      padding: 0;
    }
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-2);
  }
  .choices .main {
    background: var(--gold-bright);
    border-color: var(--gold-bright);
    color: var(--on-gold);
  }
  .choices button:focus-visible {
    outline-color: #fff;
  }
`;
