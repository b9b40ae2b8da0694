import { Root as RadixRoot } from '@radix-ui/react-radio-group';
import { styled } from 'styled-components';

export const Root = styled(RadixRoot)`
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
  & > button {
    min-block-size: calc(var(--segment-size) - 2 * var(--ds-space-half));
    padding-inline: var(--ds-density-control-pad);
    border: var(--ds-line-thin) solid transparent;
    border-radius: calc(var(--ds-radius-medium) - var(--ds-space-half));
    background: none;
    color: var(--ds-text-muted);
    font: inherit;
    font-weight: var(--ds-type-weight-medium);
    cursor: pointer;
  }
  & > button:is(:hover, [data-state='checked']) {
    color: var(--ds-text-strong);
  }
  & > button[data-state='checked'] {
    border-color: var(--ds-edge-strong);
    background: var(--ds-surface-raised);
    box-shadow: var(--ds-elevation-low);
  }
  & > button:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  & svg {
    display: inline-block;
    vertical-align: -0.15em;
  }
  @media (forced-colors: active) {
    border: var(--ds-line-thin) solid ButtonText;
    & > button[data-state='checked'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
