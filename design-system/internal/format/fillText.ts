export const fillText = (text: string, parts: Readonly<Record<string, string>>) =>
  text.replaceAll(/\$\{(\w+)\}/g, (place, key: string) => parts[key] ?? place);
