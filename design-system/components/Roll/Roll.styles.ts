import { styled } from 'styled-components';

export const Root = styled.span`
  --roll-time: calc(1.5 * var(--ds-motion-medium));

  & > [data-before] {
    position: relative;
    display: inline-block;
  }
  & > [data-before] > span {
    display: inline-block;
    animation: roll-in var(--roll-time) var(--ds-motion-out);
  }
  /* The earlier text is drawn only: it is no text to read, to find or to copy. */
  & > [data-before]::before {
    content: attr(data-before) / '';
    position: absolute;
    inset-inline-end: 0;
    white-space: nowrap;
    opacity: 0;
    pointer-events: none;
    animation: roll-out var(--roll-time) var(--ds-motion-out);
  }
  @keyframes roll-in {
    from {
      opacity: 0;
      transform: translateY(0.7em);
    }
  }
  @keyframes roll-out {
    from {
      opacity: 1;
    }
    to {
      opacity: 0;
      transform: translateY(-0.7em);
    }
  }
`;
