export const gaps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;
export const aligns = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
export const justifies = ['start', 'center', 'end', 'between'] as const;
export const columnWidths = ['tiny', 'small', 'medium', 'large'] as const;
export const defaults = { gap: 4, columns: 'medium' } as const;
export const inlineDefaults = { gap: 2 } as const;
