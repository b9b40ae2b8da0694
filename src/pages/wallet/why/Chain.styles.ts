import { styled } from 'styled-components';

export const Steps = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: var(--ds-space-8) minmax(0, 1fr);
    gap: var(--ds-space-3);
    padding-block-end: var(--ds-space-5);
  }
  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: var(--ds-space-8) 0;
    inset-inline-start: calc(var(--ds-space-8) / 2);
    border-inline-start: var(--ds-line-thin) solid var(--ds-edge-control);
  }
  & [data-part='mark'] {
    display: grid;
    place-items: center;
    inline-size: var(--ds-space-8);
    block-size: var(--ds-space-8);
    border-radius: 50%;
    background: var(--ds-surface-selected);
    color: var(--ds-accent-text);
  }
`;
