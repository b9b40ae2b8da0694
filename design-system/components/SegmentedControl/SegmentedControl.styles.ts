import { styled } from 'styled-components';
import { coveredRadio } from '../../internal/styles/coveredRadio.styles.ts';

export const Root = styled.div`
  --segment-size: var(--ds-density-control-medium);
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--ds-space-half);
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: var(--ds-space-half);
  border-radius: var(--ds-radius-medium);
  background: var(--ds-surface-sunken);
  &:where([data-size='small']) {
    --segment-size: var(--ds-density-control-small);
    font-size: var(--ds-type-size-small);
  }
  &[data-wide] {
    display: grid;
    grid: auto / auto-flow minmax(0, 1fr);
    inline-size: auto;
  }
  ${coveredRadio}
  & > label {
    display: inline-grid;
    place-items: center;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    min-block-size: calc(var(--segment-size) - 2 * var(--ds-space-half));
    padding-inline: var(--ds-density-control-pad);
    border: var(--ds-line-thin) solid transparent;
    border-radius: calc(var(--ds-radius-medium) - var(--ds-space-half));
    color: var(--ds-text-muted);
    font-weight: var(--ds-type-weight-medium);
  }
  & > label:is(:hover, :has(:checked)) {
    color: var(--ds-text-strong);
  }
  & > label:has(:checked) {
    border-color: var(--ds-edge-strong);
    background: var(--ds-surface-raised);
    box-shadow: var(--ds-elevation-low);
  }
  @media (forced-colors: active) {
    border: var(--ds-line-thin) solid ButtonText;
    & > label:has(:checked) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
