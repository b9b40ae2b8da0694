import { styled } from 'styled-components';

/** Where a page has room for the rail beside its list. */
const narrow = '@media (max-width: 73.99rem)';
const wide = '@media (min-width: 74rem)';

export const Root = styled.section`
  ${narrow} {
    flex: none;
  }
  & > [data-part='head'] {
    display: flex;
    gap: var(--ds-space-3);
    margin-block-end: var(--ds-space-6);
    ${narrow} {
      margin-block-end: 0;
    }
  }
  & > [data-part='head']:where(:has(> [data-part='opener']:only-child)) {
    ${wide} {
      display: none;
    }
  }
  & > [data-part='head'] > :not([data-part='opener']) {
    flex: 1;
    min-inline-size: 0;
  }
  & > [data-part='rail'] {
    display: grid;
    gap: var(--ds-space-6);
    ${narrow} {
      display: none;
    }
  }
  & > [data-part='head'] > [data-part='opener'] {
    display: none;
    ${narrow} {
      display: block;
    }
  }
`;

export const Groups = styled.div`
  display: grid;
  gap: var(--ds-space-6);

  /* Covers the padding of the drawer and stays in sight while the groups scroll. */
  & > [data-part='foot'] {
    position: sticky;
    inset-block-end: calc(-1 * var(--ds-space-6));
    z-index: var(--ds-layer-sticky);
    margin: 0 calc(-1 * var(--ds-space-6)) calc(-1 * var(--ds-space-6));
    padding: var(--ds-space-3) var(--ds-space-6);
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
    background: var(--ds-surface-popup);
  }
`;
