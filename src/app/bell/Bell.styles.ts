/** Centred on the icon's corner, so that the count does not move its neighbours. */
export const corner = {
  position: 'absolute',
  insetBlockStart: '0.125rem',
  insetInlineStart: '50%',
  justifyContent: 'center',
  minInlineSize: '1rem',
  paddingInline: 'var(--ds-space-1)',
  background: 'var(--ds-accent-fill)',
  color: 'var(--ds-accent-on-fill)',
  fontSize: 'var(--ds-type-size-tiny)',
  lineHeight: '0.875rem',
} as const;

/** Fixed size, so that nothing moves when the notifications arrive. */
export const width = { inlineSize: '27.5rem', maxInlineSize: 'calc(100vw - var(--ds-space-4))' } as const;

export const heading = {
  color: 'var(--ds-text-strong)',
  fontSize: 'var(--ds-type-size-medium)',
  fontWeight: 'var(--ds-type-weight-semibold)',
} as const;
export const column = { flex: 1, minInlineSize: 0 } as const;
export const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;
export const dot = {
  flex: 'none',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: 'var(--ds-radius-full)',
  background: 'var(--ds-accent-fill)',
  forcedColorAdjust: 'none',
} as const;
