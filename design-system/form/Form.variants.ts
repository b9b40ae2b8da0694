export const submitButtonDefaults = { size: 'medium' } as const;
