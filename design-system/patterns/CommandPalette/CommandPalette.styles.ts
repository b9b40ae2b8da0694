import { Content as RadixContent, Overlay as RadixOverlay } from '@radix-ui/react-dialog';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/styles/control.styles.ts';
import { media } from '../../internal/styles/media.ts';
import { panel, scrim } from '../../internal/styles/overlay.styles.ts';

export const Overlay = styled(RadixOverlay)`
  ${scrim}
  display: grid;
  place-items: start center;
  padding: 12vh var(--ds-space-4) var(--ds-space-4);
  ${media.phone} {
    padding: 0;
    place-items: stretch;
  }
`;

export const Content = styled(RadixContent)`
  ${panel}
  inline-size: 100%;
  max-inline-size: var(--ds-width-text);
  max-block-size: min(30rem, 100%);
  overflow: hidden;
  border-radius: var(--ds-radius-xlarge);
  ${media.phone} {
    max-inline-size: none;
    max-block-size: none;
    border-radius: 0;
  }

  & > h2 {
    ${visuallyHidden}
  }
  & > [data-part='search'] {
    display: flex;
    gap: var(--ds-space-3);
    align-items: center;
    padding: var(--ds-space-2) var(--ds-space-4);
    border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);
    color: var(--ds-text-muted);
  }
  & > [data-part='search'] > input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: var(--ds-space-10);
    border: 0;
    outline: none;
    background: none;
    color: var(--ds-text-strong);
    font-size: var(--ds-type-size-large);
  }
  & > [data-part='search'] > input::placeholder {
    color: var(--ds-text-muted);
    opacity: 1;
  }
  & > [data-part='search']:has(input:focus-visible) {
    box-shadow: inset 0 calc(-1 * var(--ds-focus-width)) var(--ds-focus-ring);
  }
  & > [data-part='list'] {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding: var(--ds-space-2);
  }
  /* Leaves the place below the search to the text that nothing matches. */
  & > [data-part='list']:empty {
    flex: none;
    padding: 0;
  }
  & [role='group'] > [data-part='group'] {
    padding: var(--ds-space-2) var(--ds-space-3) var(--ds-space-1);
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  & [role='option'] {
    display: grid;
    grid-template-columns: var(--ds-icon-medium) minmax(0, 1fr) auto;
    gap: 0 var(--ds-space-3);
    align-items: center;
    padding: var(--ds-space-2) var(--ds-space-3);
    border-radius: var(--ds-radius-medium);
    cursor: pointer;
  }
  & [role='option'] > [data-part='inside'] {
    grid-column: 3;
    display: grid;
    place-items: center;
    inline-size: var(--ds-density-control-small);
    block-size: var(--ds-density-control-small);
    border-radius: var(--ds-radius-medium);
    color: var(--ds-text-muted);
    &:hover {
      background: var(--ds-surface-selected);
    }
    &:dir(rtl) {
      rotate: 180deg;
    }
  }
  & [role='option'] > span:not([data-part]) {
    grid-column: 2;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [role='option'] small {
    display: inline-block;
    margin-inline-start: var(--ds-space-2);
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  & [role='option'] > svg {
    color: var(--ds-text-muted);
  }
  & [role='option'][aria-selected='true'] {
    background: var(--ds-surface-hover);
  }
  & kbd {
    padding: 0 var(--ds-space-1);
    border: var(--ds-line-thin) solid var(--ds-edge-strong);
    border-radius: var(--ds-radius-small);
    font: inherit;
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  & > output,
  & > [data-part='help'] {
    padding: var(--ds-space-3) var(--ds-space-5);
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  & > [data-part='help'] {
    padding-block: var(--ds-space-2);
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  /* On wide screens, Escape and a click outside close it. */
  ${media.desktop} {
    @media (hover: hover) {
      & > [data-part='search'] > button:last-child {
        display: none;
      }
    }
  }
  ${media.phone} {
    & kbd,
    & > [data-part='help'] {
      display: none;
    }
    /* Touch needs no hint to choose. */
    & > [data-part='choose'] {
      ${visuallyHidden}
    }
    & [role='option'] > span:not([data-part]) {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    & [role='option'] small {
      display: block;
      margin: 0;
    }
  }
  @media (hover: none) {
    & kbd,
    & > [data-part='help'] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    & [role='option'][aria-selected='true'] {
      outline: var(--ds-line-thick) solid Highlight;
      outline-offset: calc(-1 * var(--ds-line-thick));
    }
  }
`;
