import { css } from "lit";

export const seatStyles = css`
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
    gap: var(--space-2);
  }
  li {
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--raised);
  }
  .seat {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-1) var(--space-2);
    min-height: 3.4rem;
  }
  .mark {
    display: grid;
    place-items: center;
    width: 2.1rem;
    height: 2.1rem;
    flex: none;
    border-radius: 50%;
    background: var(--felt);
    color: var(--on-felt);
  }
  .FREE .mark {
    background: transparent;
    color: var(--ink-soft);
    border: 2px dashed var(--line-strong);
  }
  .BOT .mark {
    background: var(--gold-bright);
    color: var(--on-gold);
  }
  .who {
    flex: 1;
    min-width: 0;
    line-height: 1.25;
  }
  .who strong,
  .who span {
    display: block;
    overflow-wrap: anywhere;
  }
  .mine {
    box-shadow: inset 4px 0 0 var(--accent);
    border-radius: var(--radius-s);
  }
  .tools {
    padding: var(--space-2);
    border-top: 1px solid var(--line);
  }
  .seat button {
    padding: var(--space-1) var(--space-2);
  }
`;
