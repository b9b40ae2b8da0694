import { media } from './media.ts';

export const menuItems = `
  & [role^='menuitem'] {
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
    min-block-size: var(--ds-density-control-small);
    padding: var(--ds-space-1) var(--ds-space-2);
    border-radius: var(--ds-radius-medium);
    color: var(--ds-text-strong);
    text-decoration: none;
    cursor: pointer;
    outline: none;
    -webkit-user-select: none;
    user-select: none;
    overflow-wrap: anywhere;
  }
  & [role^='menuitem'] > svg {
    flex: none;
    color: var(--ds-text-muted);
  }
  & [role^='menuitem'][data-highlighted],
  & [role='menuitem'][aria-expanded='true'] {
    background: var(--ds-surface-hover);
  }
  & [role^='menuitem'][data-tone='danger'] {
    color: var(--ds-danger-text);
  }
  & [role^='menuitem'][data-tone='danger'] > svg {
    color: inherit;
  }
  & [role^='menuitem'][data-tone='danger'][data-highlighted] {
    background: var(--ds-danger-tint);
  }
  & [role^='menuitem'][data-disabled] {
    color: var(--ds-text-muted);
    opacity: 0.6;
    cursor: not-allowed;
  }
  & [role='menuitemradio'],
  & [role='menuitemcheckbox'] {
    padding-inline-start: var(--ds-space-8);
    position: relative;
  }
  & [data-part='check'] {
    position: absolute;
    inset-inline-start: var(--ds-space-2);
  }
  & [role^='menuitem'] > :is([data-part='more'], [data-component='Kbd']) {
    margin-inline-start: auto;
  }
  &:dir(rtl) [data-part='more'] {
    transform: scaleX(-1);
  }
  & [data-part='label'] {
    padding: var(--ds-space-2) var(--ds-space-2) var(--ds-space-1);
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
    overflow-wrap: anywhere;
  }
  & [data-part='separator'] {
    block-size: var(--ds-line-thin);
    margin: var(--ds-space-1);
    background: var(--ds-edge-subtle);
  }
  /* A phone has no room beside a menu: the sub menu covers it as far as it must. */
  ${media.phone} {
    &[data-part='sub'] {
      inline-size: 12rem;
      margin-inline-start: calc(-1 * max(0px, 12rem - var(--radix-popper-available-width, 12rem)));
    }
  }
  @media (forced-colors: active) {
    & :is([data-highlighted], [aria-expanded='true']) {
      outline: var(--ds-line-thick) solid Highlight;
    }
    & [data-part='separator'] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
