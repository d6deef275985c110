import { css } from "lit";

export const seatStyles = css`
  :host {
    --u: var(--seat-unit, 1px);
    display: block;
    color: var(--on-felt);
  }
  .seat {
    position: relative;
    display: grid;
    justify-items: center;
    line-height: 1.15;
    text-align: center;
  }
  .figure {
    position: relative;
    width: calc(46 * var(--u));
    height: calc(52 * var(--u));
  }
  .chair {
    position: absolute;
    left: calc(3 * var(--u));
    bottom: 0;
    width: calc(40 * var(--u));
  }
  .head {
    position: absolute;
    left: 50%;
    top: calc(14 * var(--u));
    translate: -50% 0;
    display: grid;
    place-items: center;
    width: calc(25 * var(--u));
    height: calc(25 * var(--u));
    border: calc(1.6 * var(--u)) solid #2b1d14;
    border-radius: 50%;
    color: #2b1d14;
    background: var(--tone);
    font-size: calc(13 * var(--u));
  }
  .tone-0 { --tone: #f3cfa6; }
  .tone-1 { --tone: #bcd9ee; }
  .tone-2 { --tone: #f2e29b; }
  .tone-3 { --tone: #cfe3b5; }
  .tone-4 { --tone: #eec3d3; }
  .tone-5 { --tone: #d9ccec; }
  .tone-6 { --tone: #e6ddd0; }
  .hat {
    position: absolute;
    left: 50%;
    top: calc(-3 * var(--u));
    width: calc(30 * var(--u));
    translate: -50% 0;
  }
  .treat {
    position: absolute;
    left: calc(-12 * var(--u));
    bottom: calc(-2 * var(--u));
    width: calc(22 * var(--u));
  }
  dm-ring {
    position: absolute;
    left: 50%;
    top: calc(10 * var(--u));
    width: calc(33 * var(--u));
    height: calc(33 * var(--u));
    translate: -50% 0;
  }
  .turn .head {
    box-shadow: 0 0 0 calc(2 * var(--u)) var(--gold-bright), 0 0 calc(14 * var(--u)) calc(5 * var(--u)) rgb(255 214 110 / 70%);
  }
  .turn .name {
    background: var(--gold-bright);
    color: var(--on-gold);
  }
  .serves .figure {
    animation: serve 220ms infinite alternate ease-in-out;
  }
  @keyframes serve {
    from {
      rotate: -5deg;
    }
    to {
      rotate: 5deg;
      translate: 0 -6%;
    }
  }
  .name {
    max-width: var(--seat-width);
    padding: 0 0.4em;
    border-radius: 1em;
    font-size: var(--seat-text, 0.75rem);
    font-weight: 600;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .name i {
    color: #ffc9a8;
  }
  .name svg {
    vertical-align: -0.25em;
  }
  .title {
    display: var(--seat-title, none);
    max-width: var(--seat-width);
    color: var(--on-felt-soft);
    font-size: 0.6875rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .score {
    display: var(--seat-score, none);
    color: var(--on-felt-soft);
    font-size: 0.6875rem;
  }
  .fan {
    position: absolute;
    right: calc(-13 * var(--u));
    bottom: calc(2 * var(--u));
    width: calc(20 * var(--u));
    height: calc(24 * var(--u));
  }
  .fan img {
    position: absolute;
    left: calc(2 * var(--u));
    bottom: 0;
    width: calc(15 * var(--u));
    transform-origin: 50% 100%;
  }
  .fan-2 img:nth-child(1) { rotate: -10deg; }
  .fan-2 img:nth-child(2) { rotate: 10deg; }
  .fan-3 img:nth-child(1) { rotate: -18deg; }
  .fan-3 img:nth-child(3) { rotate: 18deg; }
  .fan b,
  .place {
    position: absolute;
    display: grid;
    place-items: center;
    min-width: calc(17 * var(--u));
    height: calc(17 * var(--u));
    padding: 0 calc(3 * var(--u));
    border: 1px solid #2b1d14;
    border-radius: calc(9 * var(--u));
    background: #fff6e0;
    color: #2b1d14;
    font-size: max(0.6875rem, calc(11 * var(--u)));
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .fan b {
    right: calc(-4 * var(--u));
    bottom: calc(-4 * var(--u));
  }
  .place {
    right: calc(-10 * var(--u));
    bottom: 0;
    background: var(--gold-bright);
  }
  .gone .figure > :not(.place) {
    opacity: 0.55;
  }
  /* beside the head, where it covers neither hat nor name nor cards */
  .bubble {
    position: absolute;
    top: calc(7 * var(--u));
    left: calc(50% + 15 * var(--u));
    z-index: 2;
    max-width: 9rem;
    padding: 0.1em 0.45em;
    border: 1.5px solid #2b1d14;
    border-radius: 0.9em 0.9em 0.9em 0.15em;
    background: #fff6e0;
    color: #2b1d14;
    font-size: max(0.75rem, calc(10 * var(--u)));
    font-weight: 700;
    white-space: nowrap;
    animation: pop var(--usual) backwards;
  }
  :host([edge="side"]) .bubble {
    left: auto;
    right: calc(50% + 15 * var(--u));
    border-radius: 0.9em 0.9em 0.15em 0.9em;
  }
  :host([edge="corner"]) .bubble {
    left: auto;
    right: calc(-6 * var(--u));
  }
  .bubble.passed,
  .bubble.declined,
  .bubble.refused {
    background: #d7dcd4;
    font-weight: 600;
    font-style: italic;
  }
  .bubble.declared {
    background: #ffd257;
  }
  .bubble.drew {
    padding: 0;
    border: 0;
    background: none;
  }
  .bubble svg {
    width: 1em;
    height: 1em;
    vertical-align: -0.1em;
  }
  .drawn {
    display: block;
    width: calc(26 * var(--u));
  }
  @keyframes pop {
    from {
      scale: 0.3;
      opacity: 0;
    }
  }
`;
