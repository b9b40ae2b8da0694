/** Two fields fill their row at any width. */
export const fillRow = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' } as const;
