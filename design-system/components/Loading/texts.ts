// The specification fixes this text verbatim.
export const loadingTexts = { text: 'Please wait! Loading...' } as const;
