/** Fills placeholders: `fillText('Hi ${name}', { name: 'Ana' })` gives 'Hi Ana'. */
export const fillText = (text: string, parts: Readonly<Record<string, string>>) =>
  text.replaceAll(/\$\{(\w+)\}/g, (place, key: string) => parts[key] ?? place);
