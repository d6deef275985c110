import { css } from "lit";

/** A page of text and forms: one column in the middle. */
export const pages = css`
  .page {
    max-width: 52rem;
    margin: 0 auto;
    padding: var(--space-5) var(--space-4) var(--space-7);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }
  h1 + p {
    margin-top: var(--space-1);
  }
`;
