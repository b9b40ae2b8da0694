import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  padding-inline: var(--ds-space-2);
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-medium);
  background: var(--ds-surface-raised);
  color: var(--ds-text-muted);
  font-size: var(--ds-type-size-small);
  line-height: 1.5rem;
  & > span,
  & > [data-part='text'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-part='text'] {
    padding: 0;
    border: 0;
    background: none;
    color: var(--ds-accent-text);
    font: inherit;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & > button:not([data-part]) {
    display: grid;
    /* Keeps the button's size next to a long text. */
    flex: none;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin-inline: var(--ds-space-half) calc(-1 * var(--ds-space-2));
    padding: 0;
    border: 0;
    border-radius: var(--ds-radius-small);
    background: none;
    color: inherit;
    cursor: pointer;
    &:hover {
      background: var(--ds-surface-hover);
      color: var(--ds-text-strong);
    }
  }
`;
