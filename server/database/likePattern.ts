/** Returns the `ilike` pattern for a substring. Escapes `%` and `_`. */
export const likePattern = (text: string) => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
