import { styled } from 'styled-components';

/** On phones one row that scrolls sideways, the live streams first. */
export const Shelves = styled.div`
  display: grid;
  gap: var(--ds-space-3);

  @media (max-width: 40rem) {
    display: flex;
    gap: var(--ds-space-2);
    overflow-x: auto;
    & > :last-child:not(:only-child) {
      order: -1;
    }
    & > * {
      flex: none;
    }
  }
`;

/** On phones its tiles need no heading. */
export const Section = styled.section`
  display: grid;
  gap: var(--ds-space-2);
  min-inline-size: 0;

  @media (max-width: 40rem) {
    & > [data-part='title'] {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: var(--ds-space-2);

  & > li > a {
    display: grid;
    gap: var(--ds-space-half);
    padding: var(--ds-space-2) var(--ds-space-3);
    border: var(--ds-line-thin) solid var(--ds-edge-subtle);
    border-radius: var(--ds-radius-medium);
    background: var(--ds-surface-raised);
    color: var(--ds-text-strong);
    text-decoration: none;
    &:hover {
      background: var(--ds-surface-hover);
    }
  }
  & > li > a > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
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

  @media (max-width: 40rem) {
    grid-auto-columns: 11rem;
    grid-auto-flow: column;
    grid-template-columns: none;
  }
`;
