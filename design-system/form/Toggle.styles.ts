import { styled } from 'styled-components';
import { focusRing } from '../internal/focusRing.ts';

/** One host for a box, its label and its note: Checkbox, Switch and each choice of a RadioGroup. */
export const ToggleRoot = styled.div`
  --toggle-size: 1.125rem;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--ds-space-2);
  align-items: start;

  & > :where(label) {
    font-size: var(--ds-type-size-medium);
    line-height: var(--ds-type-leading-normal);
    cursor: pointer;
  }
  & > :where([data-part='hint'], [data-part='error']) {
    grid-column: 2;
    font-size: var(--ds-type-size-small);
  }
  & > :where([data-part='hint']) {
    color: var(--ds-text-muted);
  }
  & > :where([data-part='error']) {
    color: var(--ds-danger-text);
  }

  & > input {
    appearance: none;
    display: grid;
    place-items: center;
    inline-size: var(--toggle-size);
    block-size: var(--toggle-size);
    margin: calc((1lh - var(--toggle-size)) / 2) 0;
    border: var(--ds-line-thin) solid var(--ds-edge-control);
    border-radius: var(--ds-radius-small);
    background: var(--ds-surface-control);
    cursor: pointer;
    ${focusRing}
  }
  & > input[type='radio'] {
    border-radius: var(--ds-radius-full);
  }
  & > input:hover {
    border-color: var(--ds-text-muted);
  }
  & > input:checked {
    background: var(--ds-accent-fill);
    border-color: var(--ds-accent-fill);
  }
  & > input[type='checkbox']:not([role]):checked::before {
    content: '';
    inline-size: 0.3125rem;
    block-size: 0.5625rem;
    margin-block-end: var(--ds-space-half);
    border: solid var(--ds-accent-on-fill);
    border-width: 0 var(--ds-line-thick) var(--ds-line-thick) 0;
    transform: rotate(45deg);
  }
  & > input[type='radio']:checked::before {
    content: '';
    inline-size: var(--ds-space-2);
    block-size: var(--ds-space-2);
    border-radius: var(--ds-radius-full);
    background: var(--ds-accent-on-fill);
  }
  & > input[role='switch'] {
    inline-size: 2rem;
    place-items: center start;
    border-radius: var(--ds-radius-full);
    background: var(--ds-edge-control);
  }
  & > input[role='switch']::before {
    content: '';
    inline-size: calc(var(--toggle-size) - var(--ds-space-1));
    block-size: calc(var(--toggle-size) - var(--ds-space-1));
    margin-inline: var(--ds-line-thin);
    border-radius: var(--ds-radius-full);
    background: var(--ds-accent-on-fill);
    transition: transform var(--ds-motion-fast) var(--ds-motion-out);
  }
  & > input[role='switch']:checked {
    background: var(--ds-accent-fill);
  }
  & > input[role='switch']:checked::before {
    transform: translateX(calc(2rem - var(--toggle-size)));
  }
  &:dir(rtl) > input[role='switch']:checked::before {
    transform: translateX(calc(var(--toggle-size) - 2rem));
  }
  & > input:disabled,
  & > input:disabled + label {
    opacity: 0.6;
    cursor: not-allowed;
  }
  & > input[aria-invalid='true'] {
    border-color: var(--ds-danger-mark);
  }
  @media (forced-colors: active) {
    & > input {
      appearance: auto;
    }
    & > input::before {
      display: none;
    }
  }
`;
