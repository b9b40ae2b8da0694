import { message, type MessageName } from './messages.ts';

export interface Rules<Value = unknown> {
  /** Rejects empty values, blank texts and unticked boxes. */
  required?: boolean;
  /** Minimum number of characters. */
  minLength?: number;
  /** Maximum number of characters. */
  maxLength?: number;
  /** Minimum value. */
  min?: number;
  /** Maximum value. */
  max?: number;
  /** Rejects fractions. */
  whole?: boolean;
  /** Pattern for the whole text. */
  pattern?: RegExp;
  /** Predefined format. */
  kind?: 'email' | 'url';
  /** Custom rule. Returns an error message or undefined. */
  validate?: (value: Value) => string | undefined;
  /** Message for an empty value, for fields without text input. */
  emptyMessage?: MessageName;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '');

const isUrl = (text: string) => {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
};

interface Bounds {
  min?: number | string | undefined;
  max?: number | string | undefined;
}

export function outside(low: boolean, { min, max }: Bounds, label: string, names: readonly MessageName[]) {
  const [below, above, either] = names;
  const name = either && min !== undefined && max !== undefined ? either : low ? below : above;
  return name && message(name, { label, min: min ?? '', max: max ?? '' });
}

function checkText(text: string, label: string, { minLength, maxLength, pattern, kind }: Rules<never>) {
  const short = minLength !== undefined && text.length < minLength;
  if (short || (maxLength !== undefined && text.length > maxLength)) {
    return outside(short, { min: minLength, max: maxLength }, label, ['tooShort', 'tooLong', 'length']);
  }
  if (kind === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return message('email', { label });
  if (kind === 'url' && !isUrl(text)) return message('url', { label });
  if (pattern && !pattern.test(text)) return message('pattern', { label });
  return undefined;
}

function checkNumber(value: number, label: string, { min, max, whole }: Rules<never>) {
  if (!Number.isFinite(value)) return message('notNumber', { label });
  if (whole && !Number.isInteger(value)) return message('notWhole', { label });
  const low = min !== undefined && value < min;
  if (low || (max !== undefined && value > max)) {
    return outside(low, { min, max }, label, ['tooSmall', 'tooLarge', 'range']);
  }
  return undefined;
}

/** Returns the first error message, or undefined. Synchronous, so that the message appears in the same frame. */
export function check<Value>(value: Value, label: string, rules: Rules<Value>): string | undefined {
  if (isEmpty(value)) {
    if (rules.required) return message(rules.emptyMessage ?? 'required', { label });
    return rules.validate?.(value);
  }
  const broken =
    typeof value === 'string'
      ? checkText(value, label, rules)
      : typeof value === 'number'
        ? checkNumber(value, label, rules)
        : undefined;
  return broken ?? rules.validate?.(value);
}
