export const noticeBox = `
  display: grid;
  gap: var(--ds-space-2);
  justify-items: center;
  padding: var(--ds-space-10) var(--ds-space-6);
  text-align: center;
  & > :where([data-part='picture']) {
    display: grid;
    place-items: center;
    inline-size: var(--ds-avatar-large);
    block-size: var(--ds-avatar-large);
    margin-block-end: var(--ds-space-2);
    border-radius: var(--ds-radius-xlarge);
    background: var(--ds-neutral-tint);
    color: var(--ds-text-muted);
  }
  & > :where([data-part='title']) { font-size: var(--ds-type-size-large); font-weight: var(--ds-type-weight-semibold); letter-spacing: var(--ds-type-tracking-tight); text-wrap: balance; }
  & > :where([data-part='text']) { max-inline-size: 28rem; color: var(--ds-text-muted); overflow-wrap: anywhere; text-wrap: pretty; }
  & > :where([data-part='actions']) { display: flex; flex-wrap: wrap; gap: var(--ds-space-2); justify-content: center; margin-block-start: var(--ds-space-3); }
  & > :where([data-part='reference']) { font-size: var(--ds-type-size-small); font-family: var(--ds-type-font-mono); color: var(--ds-text-muted); overflow-wrap: anywhere; }
`;
