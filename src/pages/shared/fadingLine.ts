/** Styles of a line that scrolls and fades at its end. The padding keeps its last entry out of the fade. */
export const fadingLine = {
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  scrollbarWidth: 'none',
  paddingInlineEnd: 'var(--ds-space-16)',
  maskImage: 'linear-gradient(to right, black calc(100% - var(--ds-space-16)), transparent)',
} as const;
