/** The pattern for `ilike` that finds a text anywhere; `%` and `_` in it mean themselves. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
