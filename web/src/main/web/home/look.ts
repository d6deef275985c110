import { css } from "lit";

export const homeStyles = css`
  .hero {
    background:
      radial-gradient(60% 90% at 50% 0%, rgb(255 240 200 / 14%), transparent 70%),
      repeating-linear-gradient(45deg, rgb(255 255 255 / 2.5%) 0 2px, transparent 2px 7px), var(--felt);
    color: var(--on-felt);
    border-bottom: 1px solid var(--line);
  }
  .inner {
    max-width: var(--page);
    margin: 0 auto;
    padding: var(--space-6) var(--space-4);
    display: grid;
    justify-items: center;
    text-align: center;
    gap: var(--space-3);
  }
  .hero img {
    width: 5.5rem;
    height: 5.5rem;
  }
  .hero h1 {
    font-size: var(--text-xxl);
  }
  .motto {
    font-family: var(--serif);
    font-size: var(--text-l);
    color: var(--on-felt-soft);
    max-width: 36rem;
    text-wrap: balance;
  }
  .hero button.main {
    background: var(--gold-bright);
    border-color: var(--gold-bright);
    color: var(--on-gold);
    box-shadow: var(--shadow-high);
    margin-top: var(--space-2);
  }
  .hero button.main:hover {
    filter: brightness(1.08);
  }
  .hero a {
    color: var(--on-felt);
  }
  .page {
    max-width: var(--page);
    margin: 0 auto;
    padding: var(--space-5) var(--space-4) var(--space-7);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }
  .cards {
    display: grid;
    gap: var(--space-4);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  }
  .card {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    grid-template-rows: auto 1fr auto;
  }
  .card h2,
  .list h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--gold);
  }
  .list {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  .card > .button {
    justify-self: start;
  }
  .more {
    justify-content: center;
  }
`;
