import { numberFormat } from './formats.ts';

export const fillText = (text: string, parts: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\$\{(\w+)\}/g, (place, key: string) => {
    const part = parts[key] ?? place;
    return typeof part === 'number' ? numberFormat().format(part) : part;
  });
