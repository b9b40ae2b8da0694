import { styled } from 'styled-components';

/** Children in a line, separated by dots. A dot at the start of a wrapped line is clipped. */
export const Dots = styled.div`
  display: block;
  min-inline-size: 0;
  /* A focus ring is not clipped. */
  clip-path: inset(calc(-1 * var(--ds-space-1)));

  & > * {
    display: inline;
  }
  & > :not(:last-child) {
    margin-inline-end: var(--ds-space-3);
  }
  & > * + * {
    display: inline-block;
    position: relative;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  & > * + *::before {
    content: '·' / '';
    position: absolute;
    inset-inline-start: calc(-1 * var(--ds-space-3));
    inline-size: var(--ds-space-3);
    color: var(--ds-text-muted);
    text-align: center;
  }
`;
