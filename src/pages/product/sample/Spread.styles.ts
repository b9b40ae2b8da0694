import { styled } from 'styled-components';

/** One bar per step. */
export const Histogram = styled.div`
  display: flex;
  gap: var(--ds-line-thin);
  align-items: flex-end;
  block-size: var(--ds-space-16);
  border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);

  & > span {
    flex: 1;
    block-size: max(var(--part), var(--ds-line-thin));
    border-start-start-radius: var(--ds-line-thin);
    border-start-end-radius: var(--ds-line-thin);
    background: var(--ds-chart-one);
  }
  @media (forced-colors: active) {
    & > span {
      background: CanvasText;
    }
  }
`;

/** One line per value; the ground shows its share. */
export const TopValues = styled.ul`
  display: grid;
  gap: var(--ds-space-1);

  & > li {
    display: flex;
    gap: var(--ds-space-2);
    justify-content: space-between;
    min-inline-size: 0;
    padding-inline: var(--ds-space-2);
    border-radius: var(--ds-radius-small);
    background: linear-gradient(to right, var(--ds-surface-pressed) var(--part), var(--ds-surface-sunken) var(--part));
  }
  &:dir(rtl) > li {
    background: linear-gradient(to left, var(--ds-surface-pressed) var(--part), var(--ds-surface-sunken) var(--part));
  }
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--ds-space-16), 1fr));
  gap: var(--ds-space-2);
  font-size: var(--ds-type-size-small);
  font-variant-numeric: tabular-nums;

  & dt {
    color: var(--ds-text-muted);
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;
