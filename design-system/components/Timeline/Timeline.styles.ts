import { styled } from 'styled-components';
import { toneVariables } from '../../internal/styles/control.styles.ts';

export const Root = styled.ol`
  display: grid;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    ${toneVariables}
    display: grid;
    grid-template-columns: var(--ds-space-6) minmax(0, 1fr);
    gap: var(--ds-space-3);
    position: relative;
  }
  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: var(--ds-space-6) 0;
    inset-inline-start: calc(var(--ds-space-3) - var(--ds-line-thin) / 2);
    border-inline-start: var(--ds-line-thin) solid var(--ds-edge-strong);
  }
  & [data-part='mark'] {
    display: grid;
    place-items: center;
    inline-size: var(--ds-space-6);
    block-size: var(--ds-space-6);
    border-radius: var(--ds-radius-full);
    background: var(--tone-tint);
    color: var(--tone-text);
  }
  & [data-part='mark'][data-dot] {
    background: none;
  }
  & [data-part='mark'][data-dot]::before {
    content: '';
    inline-size: var(--ds-space-2);
    block-size: var(--ds-space-2);
    border-radius: var(--ds-radius-full);
    background: var(--tone-mark);
    forced-color-adjust: none;
  }
  & [data-part='entry'] {
    min-inline-size: 0;
    padding-block-end: var(--ds-space-4);
    overflow-wrap: anywhere;
  }
  & > li:last-child [data-part='entry'] {
    padding-block-end: 0;
  }
  & [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ds-space-3);
    justify-content: space-between;
  }
  & [data-part='title'] {
    font-weight: var(--ds-type-weight-medium);
  }
  & [data-part='time'],
  & [data-part='body'] {
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
  }
`;
