// Overlays start visible: an animation from opacity 0 would hide the first frame (performance.md, section 1).
export const scrim = `
  position: fixed;
  inset: 0;
  z-index: var(--ds-layer-dialog);
  background: var(--ds-scrim);
`;

/** Overlays are drawn at the end of the page, whose font may be another than that of their region. */
const typeface = `
  font-family: var(--ds-type-font-sans);
  font-size: var(--ds-type-size-medium);
  line-height: var(--ds-type-leading-normal);
`;

export const panel = `
  position: relative;
  display: flex;
  flex-direction: column;
  background: var(--ds-surface-popup);
  color: var(--ds-text-strong);
  ${typeface}
  box-shadow: var(--ds-elevation-high);
  &:focus { outline: none; }
  @media (forced-colors: active) { border: var(--ds-line-thin) solid CanvasText; }

  & > :where([data-part='head']) { display: flex; gap: var(--ds-space-3); align-items: flex-start; padding-block-start: var(--ds-space-5); padding-inline: var(--ds-space-6) var(--ds-space-12); }
  & > :where([data-part='head']) > :where(div) { flex: 1; min-inline-size: 0; }
  & > :where([data-component='IconButton']) { position: absolute; inset-block-start: var(--ds-space-4); inset-inline-end: var(--ds-space-4); }
  & > :where([data-part='head']) :where([data-part='title']) {
    font-size: var(--ds-type-size-title);
    font-weight: var(--ds-type-weight-semibold);
    line-height: var(--ds-type-leading-snug);
    letter-spacing: var(--ds-type-tracking-tight);
    overflow-wrap: anywhere;
  }
  & > :where([data-part='head']) :where([data-part='description']) { margin-block-start: var(--ds-space-1); color: var(--ds-text-muted); overflow-wrap: anywhere; }
  & > :where([data-part='body']) { flex: 1; min-block-size: 0; overflow: auto; overscroll-behavior: contain; padding: var(--ds-space-5) var(--ds-space-6) var(--ds-space-6); }
`;

export const popup = `
  z-index: var(--ds-layer-menu);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-popup);
  color: var(--ds-text-strong);
  ${typeface}
  box-shadow: var(--ds-elevation-medium);
  @media (forced-colors: active) { border: var(--ds-line-thin) solid CanvasText; }
`;
