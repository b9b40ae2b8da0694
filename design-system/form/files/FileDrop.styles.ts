import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/styles/control.styles.ts';
import { focusRingOnEdge } from '../../internal/styles/focus.styles.ts';
import { Field } from '../Field.tsx';

export const Frame = styled(Field)`
  & [data-part='drop'] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-2) var(--ds-space-3);
    align-items: center;
    padding: var(--ds-space-4);
    border: var(--ds-line-thin) dashed var(--ds-edge-control);
    border-radius: var(--ds-radius-large);
    background: var(--ds-surface-control);
    cursor: pointer;
  }
  & [data-part='drop']:is(:hover, [data-over]):not([data-disabled]) {
    border-color: var(--ds-accent-mark);
    background: var(--ds-accent-tint);
  }
  & [data-part='drop']:has(input:focus-visible) {
    ${focusRingOnEdge}
  }
  & [data-part='drop']:has(input[aria-invalid='true']) {
    border-color: var(--ds-danger-mark);
  }
  & [data-part='drop'][data-disabled] {
    border-color: var(--ds-edge-subtle);
    background: var(--ds-surface-sunken);
    color: var(--ds-text-muted);
    cursor: not-allowed;
  }
  & [data-part='drop'] > input[type='file']::file-selector-button {
    font: inherit;
  }
  & [data-part='drop'] > input[type='file'] {
    ${visuallyHidden}
    min-block-size: 0;
  }
  & [data-part='words'] {
    flex: 1 1 10rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='words'] > small {
    display: block;
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  & [data-part='name'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-weight: var(--ds-type-weight-medium);
  }
  & [data-part='picture'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: var(--ds-space-12);
    block-size: var(--ds-space-12);
    overflow: hidden;
    border-radius: var(--ds-radius-medium);
    background: var(--ds-surface-sunken);
    color: var(--ds-text-muted);
  }
  & [data-part='picture'] > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  & [data-part='drop'] > progress {
    flex: 1 0 100%;
  }
`;
