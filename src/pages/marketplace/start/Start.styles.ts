import { styled } from 'styled-components';

/** One line that scrolls, so that products begin on the first screen. */
export const Shelves = styled.div`
  display: flex;
  gap: var(--ds-space-2);
  padding-inline-end: var(--ds-space-8);
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(to right, black calc(100% - var(--ds-space-8)), transparent);

  &:dir(rtl) {
    mask-image: linear-gradient(to left, black calc(100% - var(--ds-space-8)), transparent);
  }
  & > section {
    flex: none;
  }
  & ul {
    flex-wrap: nowrap;
  }
  /* The live streams come first on narrow screens. */
  @media (max-width: 63.99rem) {
    & > :last-child:not(:only-child) {
      order: -1;
    }
  }
`;

/** Its heading is for screen readers. */
export const Section = styled.section`
  position: relative;

  & > [data-part='title'] {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-2);

  & > li > a {
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
    padding: var(--ds-space-1) var(--ds-space-3);
    border: var(--ds-line-thin) solid var(--ds-edge-subtle);
    border-radius: var(--ds-radius-full);
    background: var(--ds-surface-raised);
    color: var(--ds-text-strong);
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      background: var(--ds-surface-hover);
    }
    &:focus-visible {
      outline-offset: calc(-1 * var(--ds-focus-width));
    }
  }
  & [data-part='live']::before {
    content: '';
    display: inline-block;
    inline-size: var(--ds-space-2);
    block-size: var(--ds-space-2);
    margin-inline-end: var(--ds-space-1);
    border-radius: var(--ds-radius-full);
    background: var(--ds-success-mark);
  }
`;
