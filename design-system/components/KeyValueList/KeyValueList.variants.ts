export const layouts = ['row', 'column'] as const;
export const defaults = { layout: 'row' } as const;
