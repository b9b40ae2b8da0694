export const confirmTexts = { cancel: 'Cancel', type: 'Type “{words}” to confirm' } as const;
