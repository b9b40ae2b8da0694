import type { MessageName, Say } from './messages.ts';

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

export function outside(low: boolean, { min, max }: Bounds, say: Say, names: readonly MessageName[]) {
  const [below, above, either] = names;
  const name = either && min !== undefined && max !== undefined ? either : low ? below : above;
  return name && say(name, { min: min ?? '', max: max ?? '' });
}

function checkText(text: string, say: Say, { minLength, maxLength, pattern, kind }: Rules<never>) {
  const short = minLength !== undefined && text.length < minLength;
  if (short || (maxLength !== undefined && text.length > maxLength)) {
    return outside(short, { min: minLength, max: maxLength }, say, ['tooShort', 'tooLong', 'length']);
  }
  if (kind === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return say('email');
  if (kind === 'url' && !isUrl(text)) return say('url');
  if (pattern && !pattern.test(text)) return say('pattern');
  return undefined;
}

function checkNumber(value: number, say: Say, { min, max, whole }: Rules<never>) {
  if (Number.isNaN(value)) return say('notNumber');
  if (whole && !Number.isInteger(value)) return say('notWhole');
  const low = min !== undefined && value < min;
  if (low || (max !== undefined && value > max)) {
    return outside(low, { min, max }, say, ['tooSmall', 'tooLarge', 'range']);
  }
  // Larger numbers were rounded when they were read.
  const most = Number.MAX_SAFE_INTEGER;
  if (value > most) return say('tooLarge', { max: most });
  return value < -most ? say('tooSmall', { min: -most }) : undefined;
}

/** Returns the first error message, or undefined. Synchronous, so that the message appears in the same frame. */
export function check<Value>(value: Value, say: Say, rules: Rules<Value>): string | undefined {
  if (isEmpty(value)) {
    if (rules.required) return say(rules.emptyMessage ?? 'required');
    return rules.validate?.(value);
  }
  const broken =
    typeof value === 'string'
      ? checkText(value, say, rules)
      : typeof value === 'number'
        ? checkNumber(value, say, rules)
        : undefined;
  return broken ?? rules.validate?.(value);
}
