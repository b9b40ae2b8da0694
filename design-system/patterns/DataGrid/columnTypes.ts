const gridTypes = ['text', 'number', 'boolean', 'date', 'json'] as const;
export type GridType = (typeof gridTypes)[number];

export const gridOperators = ['contains', '=', '!=', '>=', '<='] as const;
export type GridOperator = (typeof gridOperators)[number];
