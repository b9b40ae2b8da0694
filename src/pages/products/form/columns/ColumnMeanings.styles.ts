import { styled } from 'styled-components';

export const Rows = styled.div`
  & > ul {
    display: grid;
    gap: var(--ds-space-2);
    padding: 0;
    list-style: none;
  }
  & > [data-part='head'] {
    padding-block: var(--ds-space-1);
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  /* Stays above the rows where they scroll in a box. */
  [role='tabpanel'] & > [data-part='head'] {
    position: sticky;
    inset-block-start: 0;
    z-index: var(--ds-layer-sticky);
    background: var(--ds-surface-raised);
  }
  & > [data-part='head'],
  & > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(4rem, 1.5fr);
    gap: var(--ds-space-2);
    align-items: center;
  }
  & [data-part='name'] {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: var(--ds-type-weight-medium);
  }
  & [data-part='name'] > bdi {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
