import { styled } from 'styled-components';

export const Root = styled.span`
  display: grid;
  animation: skeleton-breathe calc(var(--ds-motion-slow) * 1.4) var(--ds-motion-in-out) infinite alternate;
  & > span {
    display: block;
    block-size: 0.75em;
    /* As high as a line of text, to avoid a layout shift when the text arrives. */
    margin-block: calc((1lh - 0.75em) / 2);
    border-radius: var(--ds-radius-small);
    background: var(--ds-skeleton);
  }
  & > span:last-child:not(:only-child) {
    inline-size: 62%;
  }
  &:where([data-shape='block']) > span {
    block-size: 100%;
    margin: 0;
    border-radius: var(--ds-radius-large);
  }
  &:where([data-shape='circle']) > span {
    block-size: auto;
    aspect-ratio: 1;
    margin: 0;
    border-radius: var(--ds-radius-full);
  }
  @keyframes skeleton-breathe {
    to {
      opacity: 0.45;
    }
  }
  @media (forced-colors: active) {
    & > span {
      border: var(--ds-line-thin) solid GrayText;
    }
  }
`;
