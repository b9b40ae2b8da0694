export const qrCodeTexts = { empty: 'No code to show' } as const;
