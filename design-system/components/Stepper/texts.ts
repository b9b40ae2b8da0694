export const stepperTexts = { label: 'Steps' } as const;
