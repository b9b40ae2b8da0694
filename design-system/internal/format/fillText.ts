export const fillText = (text: string, parts: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\$\{(\w+)\}/g, (place, key: string) => String(parts[key] ?? place));
