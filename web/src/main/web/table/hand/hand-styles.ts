import { css } from "lit";

export const handStyles = css`
  :host {
    padding-top: 1.1rem;
  }
  .hand {
    position: relative;
    touch-action: pan-x;
    transition: height var(--usual);
  }
  button {
    position: absolute;
    left: 0;
    top: 0;
    width: var(--card);
    padding: 0;
    border: 0;
    background: none;
    border-radius: 9% / 6.5%;
    cursor: pointer;
    touch-action: none;
    transform: translate(var(--x), var(--y));
    transition: transform var(--usual) cubic-bezier(0.2, 0.8, 0.25, 1);
    -webkit-tap-highlight-color: transparent;
  }
  img {
    display: block;
    width: 100%;
    aspect-ratio: 5 / 7;
    pointer-events: none;
    filter: drop-shadow(0 1px 1.5px rgb(0 0 0 / 50%));
    transition: filter var(--quick);
  }
  button:hover {
    transform: translate(var(--x), calc(var(--y) - 0.3rem));
  }
  .picked,
  .picked:hover {
    transform: translate(var(--x), calc(var(--y) - 1rem));
  }
  .picked img {
    filter: drop-shadow(0 0 0.16rem #fff) drop-shadow(0 0 0.45rem #ffd257);
  }
  .dim {
    cursor: default;
  }
  .dim img {
    filter: brightness(0.55) saturate(0.5);
  }
  .fresh::after {
    content: "";
    position: absolute;
    left: 0.3rem;
    top: -0.3rem;
    width: 0.85rem;
    height: 0.85rem;
    border: 2px solid #2b1d14;
    border-radius: 50%;
    background: #ffd257;
  }
  .dealing button {
    animation: dealt 260ms calc(var(--i) * var(--pace)) backwards;
  }
  @keyframes dealt {
    from {
      opacity: 0;
      transform: translate(var(--x), calc(var(--y) + 2.5rem));
    }
  }
  .dragging .picked {
    transform: translate(calc(var(--x) + var(--dx)), calc(var(--y) + var(--dy))) rotate(-2deg);
    transition: none;
    z-index: 5;
  }
  :focus-visible {
    outline: 3px solid #fff;
    outline-offset: 1px;
    box-shadow: 0 0 0 6px #1f5fbf;
    z-index: 4;
  }
`;
