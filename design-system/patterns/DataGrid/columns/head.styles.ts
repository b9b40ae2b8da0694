export const head = `
  & [data-part='head'] {
    position: sticky;
    inset-block-start: 0;
    z-index: calc(var(--ds-layer-raised) + 1);
    min-inline-size: 100%;
    block-size: var(--grid-head);
    background: var(--ds-surface-raised);
    box-shadow: inset 0 calc(-1 * var(--ds-line-thin)) 0 var(--ds-edge-strong);
  }
  & [role='columnheader'] {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: end;
    block-size: calc(var(--grid-head) - var(--ds-line-thin));
    padding: var(--ds-space-1) var(--ds-space-3);
    overflow: hidden;
    font-weight: var(--ds-type-weight-medium);
  }
  & [role='columnheader'][data-stuck] { position: sticky; }
  & [data-part='name'] { display: flex; gap: var(--ds-space-1); align-items: center; min-inline-size: 0; }
  & [data-part='name'] > :is(bdi, [data-part='sort']) {
    flex: 1;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: inherit;
    text-align: start;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='sort'] { cursor: pointer; }
  & [data-part='sort']:hover { text-decoration: underline; }
  & [data-part='name'] > [aria-haspopup] {
    flex: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: var(--ds-radius-small);
    background: none;
    color: var(--ds-text-muted);
    cursor: pointer;
    &:hover { background: var(--ds-surface-hover); color: var(--ds-text-strong); }
  }
  & [data-part='facts'] {
    display: flex;
    gap: var(--ds-space-2);
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-tiny);
    font-weight: var(--ds-type-weight-regular);
    white-space: nowrap;
    overflow: hidden;
  }
  & [data-part='facts'] > span { overflow: hidden; text-overflow: ellipsis; }
  & [data-part='facts'] > span:last-child { flex: none; max-inline-size: 100%; }
  & [data-part='histogram'] {
    display: block;
    inline-size: 100%;
    block-size: 1.5rem;
    color: var(--ds-accent-mark);
    fill: currentColor;
  }
  & [data-part='values'] { display: grid; gap: var(--ds-space-half); }
  & [data-part='strip'] { display: flex; gap: var(--ds-line-thin); block-size: 0.375rem; }
  & [data-part='strip'] > span {
    flex-basis: 0;
    background: var(--ds-accent-mark);
    border-radius: var(--ds-radius-small);
  }
  & [data-part='strip'] > :nth-child(2) { opacity: 0.7; }
  & [data-part='strip'] > :nth-child(n + 3) { opacity: 0.45; }
  & [data-part='most'] {
    overflow: hidden;
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-tiny);
    font-weight: var(--ds-type-weight-regular);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-dragged] { opacity: 0.6; cursor: grabbing; }
  & [data-drop]::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inline-size: var(--ds-line-thick);
    background: var(--ds-accent-mark);
  }
  & [data-drop='before']::after { inset-inline-start: 0; }
  & [data-drop='after']::after { inset-inline-end: 0; }
  & [data-part='resize'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: var(--ds-space-2);
    cursor: col-resize;
    touch-action: none;
    &:hover { background: var(--ds-edge-strong); }
  }
`;
