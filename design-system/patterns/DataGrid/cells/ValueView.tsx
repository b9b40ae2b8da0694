import { JsonView } from '../../../components/JsonView/index.ts';
import { visible, wholeText } from '../../../internal/format/values.ts';
import type { GridTexts } from '../texts.ts';

/** Characters of one value that are rendered. Copying takes all. */
const maxRendered = 200_000;

function parsed(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) return value;
  if (typeof value !== 'string' || value.length > maxRendered || !/^\s*[[{]/u.test(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

interface ValueViewProps {
  value: unknown;
  max?: number;
  texts: GridTexts;
}

export function ValueView({ value, max = maxRendered, texts }: ValueViewProps) {
  const json = parsed(value);
  if (json !== undefined) return <JsonView value={json} />;
  const text = wholeText(value);
  if (text === '') return <span>{texts.empty}</span>;
  // Line breaks and tabs keep their meaning here; other control characters show as symbols.
  return <span>{text.slice(0, max).replaceAll(/[^\n\t]+/gu, visible) + (text.length > max ? '…' : '')}</span>;
}
