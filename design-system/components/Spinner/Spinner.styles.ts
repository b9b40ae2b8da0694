import { styled } from 'styled-components';

export const Root = styled.span`
  --spinner-size: var(--ds-icon-medium);
  display: inline-block;
  flex: none;
  inline-size: var(--spinner-size);
  block-size: var(--spinner-size);
  border: var(--ds-line-thick) solid color-mix(in oklab, currentcolor 22%, transparent);
  border-block-start-color: currentcolor;
  border-radius: var(--ds-radius-full);
  vertical-align: -0.2em;
  animation: spinner-turn calc(var(--ds-motion-slow) * 0.6) linear infinite;
  &:where([data-size='small']) {
    --spinner-size: var(--ds-icon-small);
  }
  &:where([data-size='large']) {
    --spinner-size: var(--ds-icon-xlarge);
    border-width: calc(var(--ds-line-thick) * 1.5);
  }
  @media (forced-colors: active) {
    border-color: Canvas;
    border-block-start-color: CanvasText;
  }
  @keyframes spinner-turn {
    to {
      transform: rotate(1turn);
    }
  }
`;
