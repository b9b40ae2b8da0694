export const defaults = { openLevels: 1 } as const;
