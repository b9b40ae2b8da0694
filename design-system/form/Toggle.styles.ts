import { styled } from 'styled-components';

export const ToggleRoot = styled.div`
  --toggle-size: 1.125rem;
  display: grid;
  position: relative;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--ds-space-2);
  align-items: start;
  overflow-wrap: anywhere;

  & > :where(label) {
    font-size: var(--ds-type-size-medium);
    line-height: var(--ds-type-leading-normal);
    cursor: pointer;
  }
  & > :where([data-part='hint'], [data-part='note']) {
    grid-column: 2;
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  & :where([data-part='error']) {
    color: var(--ds-danger-text);
  }

  & > :where(button) {
    display: grid;
    place-items: center;
    inline-size: var(--toggle-size);
    block-size: var(--toggle-size);
    padding: 0;
    margin: calc((1lh - var(--toggle-size)) / 2) 0;
    border: var(--ds-line-thin) solid var(--ds-edge-control);
    border-radius: var(--ds-radius-small);
    background: var(--ds-surface-control);
    color: var(--ds-accent-on-fill);
    font-size: var(--ds-type-size-medium);
    line-height: var(--ds-type-leading-normal);
    cursor: pointer;
  }
  & > :where(button):hover {
    border-color: var(--ds-text-muted);
  }
  & > :where(button:not([data-state='unchecked'])) {
    background: var(--ds-accent-fill);
    border-color: var(--ds-accent-fill);
  }
  & > :where(button) svg {
    inline-size: var(--ds-icon-small);
    block-size: var(--ds-icon-small);
  }
  & > :where(button[role='radio']) {
    border-radius: var(--ds-radius-full);
  }
  & > :where(button[role='radio'][data-state='checked'])::before {
    content: '';
    inline-size: var(--ds-space-2);
    block-size: var(--ds-space-2);
    border-radius: var(--ds-radius-full);
    background: var(--ds-accent-on-fill);
  }
  & > :where(button[role='switch']) {
    inline-size: 2rem;
    place-items: center start;
    border-radius: var(--ds-radius-full);
  }
  & > :where(button[role='switch'][data-state='unchecked']) {
    background: var(--ds-edge-control);
  }
  & > :where(button[role='switch'])::before {
    content: '';
    inline-size: calc(var(--toggle-size) - var(--ds-space-1) - var(--ds-line-thick));
    block-size: calc(var(--toggle-size) - var(--ds-space-1) - var(--ds-line-thick));
    margin-inline: var(--ds-line-thick);
    border-radius: var(--ds-radius-full);
    background: var(--ds-surface-control);
    transition: transform var(--ds-motion-fast) var(--ds-motion-out);
  }
  & > :where(button[role='switch'][data-state='checked'])::before {
    background: var(--ds-accent-on-fill);
    transform: translateX(calc(2rem - var(--toggle-size)));
  }
  &:dir(rtl) > :where(button[role='switch'][data-state='checked'])::before {
    transform: translateX(calc(var(--toggle-size) - 2rem));
  }
  & > :where(button:disabled),
  & > :where(button:disabled ~ label) {
    opacity: 0.6;
    cursor: not-allowed;
  }
  & > :where(button[aria-invalid='true']) {
    border-color: var(--ds-danger-mark);
  }
  @media (forced-colors: active) {
    & > :where(button) {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: Canvas;
      color: HighlightText;
    }
    & > :where(button:not([data-state='unchecked'])) {
      background: Highlight;
    }
    & > :where(button)::before {
      background: ButtonText;
    }
    & > :where(button:not([data-state='unchecked']))::before {
      background: HighlightText;
    }
  }
`;
