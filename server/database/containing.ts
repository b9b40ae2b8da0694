/** Returns the `ilike` pattern for a substring. Escapes `%` and `_`. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
