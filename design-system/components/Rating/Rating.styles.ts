import { styled } from 'styled-components';
import { coveredRadio } from '../../internal/styles/coveredRadio.styles.ts';

const star = `
  & [data-part='star'] > svg {
    display: block;
    inline-size: var(--ds-icon-large);
    block-size: var(--ds-icon-large);
    color: var(--ds-edge-control);
  }
  & [data-part='star'][data-filled] > svg { color: var(--ds-warning-mark); fill: currentcolor; }
  @media (forced-colors: active) {
    & [data-part='star'][data-filled] > svg { color: CanvasText; }
  }
`;

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 var(--ds-space-2);
  align-items: center;
  ${star}
  & [data-part='stars'] {
    position: relative;
    display: inline-flex;
  }
  /* The filled row covers the empty one up to the value. */
  & [data-part='filled'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    display: flex;
    inline-size: var(--rating-share);
    overflow: hidden;
  }
  & [data-part='star'] {
    flex: none;
  }
  & [data-part='text'] {
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
    font-variant-numeric: tabular-nums;
  }
`;

export const Choice = styled.span`
  display: inline-flex;
  inline-size: fit-content;
  ${star}
  ${coveredRadio}
  & > label {
    display: grid;
    place-items: center;
    min-inline-size: var(--ds-space-8);
    min-block-size: var(--ds-density-control-medium);
    border-radius: var(--ds-radius-small);
  }
  & > label:hover > [data-part='star'] > svg {
    color: var(--ds-warning-mark);
  }
`;
