export const likePattern = (text: string) => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
