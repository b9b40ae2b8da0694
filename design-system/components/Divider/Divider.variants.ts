export const orientations = ['horizontal', 'vertical'] as const;
export const defaults = { orientation: 'horizontal' } as const;
