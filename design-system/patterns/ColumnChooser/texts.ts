export const columnTexts = { label: 'Columns', comfortable: 'Comfortable rows', compact: 'Compact rows' } as const;
