import { styled } from 'styled-components';

export const Root = styled.a`
  color: var(--ds-accent-text);
  text-decoration: underline;
  text-decoration-thickness: from-font;
  text-decoration-color: color-mix(in oklab, currentcolor 40%, transparent);
  text-underline-offset: 0.2em;
  border-radius: var(--ds-radius-small);
  &:where([data-variant='quiet']) {
    color: inherit;
    text-decoration: none;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-color: currentcolor;
  }
  & > svg {
    display: inline-block;
    inline-size: 0.9em;
    block-size: 0.9em;
    margin-inline-start: 0.2em;
    vertical-align: -0.1em;
  }
`;
