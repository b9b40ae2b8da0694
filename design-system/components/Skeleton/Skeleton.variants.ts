export const shapes = ['line', 'block', 'circle'] as const;
export const defaults = { shape: 'line', lines: 1 } as const;
