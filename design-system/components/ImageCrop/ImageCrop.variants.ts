export const shapes = ['square', 'round'] as const;
export const defaults = { shape: 'square' } as const;
