export const snackbarTexts = { label: 'Notification' } as const;
