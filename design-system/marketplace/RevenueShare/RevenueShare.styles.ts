import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  gap: var(--ds-space-3);
  min-inline-size: 0;
  padding-block-start: var(--ds-space-2);
  font-variant-numeric: tabular-nums;

  & [data-part='bar'] {
    display: flex;
    gap: var(--ds-line-thick);
    block-size: var(--ds-space-4);
    overflow: hidden;
    border-radius: var(--ds-radius-full);
    background: var(--ds-surface-sunken);
  }
  & [data-part='bar'] > span {
    flex: var(--share) 0 0;
    background: var(--part);
    forced-color-adjust: none;
  }
  & [data-fill='0'] {
    --part: var(--ds-neutral-mark);
  }
  & [data-fill='1'] {
    --part: var(--ds-chart-one);
  }
  & [data-fill='2'] {
    --part: var(--ds-chart-two);
  }
  & [data-fill='3'] {
    --part: var(--ds-chart-three);
  }
  & [data-fill='4'] {
    --part: var(--ds-chart-four);
  }
  & [data-fill='5'] {
    --part: var(--ds-chart-five);
  }
  & [data-fill='6'] {
    --part: var(--ds-chart-six);
  }
  & [data-part='what-if'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
    gap: var(--ds-space-3);
  }
  & table {
    inline-size: 100%;
  }
  & :is(th, td) {
    padding: var(--ds-space-1) 0;
    border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);
    text-align: start;
  }
  /* Names break anywhere, the words and amounts beside them nowhere. */
  & :is(th, td):first-child {
    overflow-wrap: anywhere;
  }
  & :is(th, td):not(:first-child) {
    padding-inline-start: var(--ds-space-3);
    overflow-wrap: normal;
    text-align: end;
  }
  & thead th {
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
    font-weight: var(--ds-type-weight-medium);
  }
  & tbody th {
    font-weight: var(--ds-type-weight-regular);
  }
  & tbody th > span[data-fill] {
    display: inline-block;
    inline-size: var(--ds-space-3);
    block-size: var(--ds-space-3);
    margin-inline-end: var(--ds-space-2);
    border-radius: var(--ds-radius-small);
    background: var(--part);
    forced-color-adjust: none;
  }
  & tbody tr:last-child :is(th, td) {
    border-block-end: 0;
    font-weight: var(--ds-type-weight-semibold);
  }
`;
