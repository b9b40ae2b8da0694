import { styled } from 'styled-components';

/** Dark on light in every theme: many readers cannot read inverted codes. */
export const Root = styled.div`
  --qr-edge: 12rem;
  inline-size: var(--qr-edge);
  max-inline-size: 100%;
  aspect-ratio: 1;
  border-radius: var(--ds-radius-medium);
  /* Its white margin shows on white too. */
  box-shadow: 0 0 0 var(--ds-line-thin) var(--ds-edge-subtle);
  overflow: hidden;
  forced-color-adjust: none;
  &:where([data-size='small']) {
    --qr-edge: 8rem;
  }
  &:where([data-size='large']) {
    --qr-edge: 16rem;
  }
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  &:where([data-state='empty']) {
    display: grid;
    place-items: center;
    padding: var(--ds-space-4);
    border: var(--ds-line-thin) dashed var(--ds-edge-control);
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
    text-align: center;
  }
`;
