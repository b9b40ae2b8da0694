import { styled } from 'styled-components';

/** Parts that need the width of the page. */
export const wide: readonly string[] = [
  'AppShell',
  'AuthLayout',
  'DataGrid',
  'DataTable',
  'Flow',
  'FilterPanel',
  'Split',
  'Toolbar',
];
const selectorOf = (names: readonly string[]) => names.map((name) => `[data-part-name='${name}']`).join();

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  /* Small rows, of which each card takes as many as it is high: no card waits for the end of a higher one beside it. */
  grid-auto-rows: var(--ds-space-1);
  column-gap: var(--ds-space-4);
  align-items: start;
  & > :is(${selectorOf(wide)}) {
    grid-column: 1 / -1;
  }
`;

export const Tile = styled.section`
  display: grid;
  grid-row: span var(--rows, 40);
  gap: var(--ds-space-3);
  min-inline-size: 0;
  padding: var(--ds-space-4);
  margin-block-end: var(--ds-space-4);
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-page);
  font-size: var(--ds-type-size-small);
`;

/** Own stacking and layout: what is fixed to the window, such as a bar, stays in the tile. */
export const Stage = styled.div`
  position: relative;
  /* Room for focus rings. */
  padding: var(--ds-space-1);
  overflow: auto;
  contain: layout;
  color: var(--ds-text-strong);
  font-family: var(--ds-type-font-sans);
  font-size: var(--ds-type-size-medium);
  line-height: var(--ds-type-leading-normal);
  & > * {
    max-inline-size: 100%;
  }
  /* All combinations of a part are wider than a card: each row of them wraps below its name. */
  & [data-matrix],
  & [data-matrix] > tbody {
    display: grid;
    gap: var(--ds-space-3);
  }
  & [data-matrix] > thead {
    display: none;
  }
  & [data-matrix] tr {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-2);
    align-items: center;
  }
  & [data-matrix] :is(th, td) {
    padding: 0 !important;
  }
  & [data-matrix] th {
    flex-basis: 100%;
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
  }
`;

/** Stays in sight while one looks at the parts. */
export const Settings = styled.form`
  position: sticky;
  z-index: 2;
  inset-block-start: 0;
  display: flex;
  gap: var(--ds-space-4);
  align-items: end;
  padding: var(--ds-space-3) var(--ds-space-4);
  overflow-x: auto;
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-raised);
  color: var(--ds-text-strong);
  font-family: var(--ds-type-font-sans);
  font-size: var(--ds-type-size-small);
  & > * {
    flex: none;
  }
  & > label {
    display: grid;
    gap: var(--ds-space-1);
    font-weight: var(--ds-type-weight-medium);
  }
  & input[type='color'] {
    inline-size: 3rem;
    block-size: 2.25rem;
    padding: 0;
    border: var(--ds-line-thin) solid var(--ds-edge-control);
    border-radius: var(--ds-radius-medium);
    background: none;
    cursor: pointer;
  }
  @media (width < 40rem) {
    padding: var(--ds-space-2) var(--ds-space-3);
  }
`;

export const Swatch = styled.span`
  display: inline-block;
  inline-size: 3rem;
  block-size: 1.5rem;
  border: var(--ds-line-thin) solid var(--ds-edge-control);
  border-radius: var(--ds-radius-small);
  forced-color-adjust: none;
`;
