export const snackbarTexts = { label: 'Notification', region: 'Notifications ({key})' } as const;
