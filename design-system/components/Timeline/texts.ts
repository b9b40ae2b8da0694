export const timelineTexts = { success: 'Success', warning: 'Warning', danger: 'Problem' } as const;
