import { message, type MessageName } from './messages.ts';

export interface Rules<Value = unknown> {
  /** Refuses nothing, blanks only, and an unticked box. */
  required?: boolean;
  /** Fewest characters. */
  minLength?: number;
  /** Most characters. */
  maxLength?: number;
  /** Smallest number. */
  min?: number;
  /** Largest number. */
  max?: number;
  /** Refuses fractions. */
  whole?: boolean;
  /** A form that the whole text must have. */
  pattern?: RegExp;
  /** A known form of text. */
  kind?: 'email' | 'url';
  /** The caller's own rule: the message to show, or nothing. */
  validate?: (value: Value) => string | undefined;
  /** The message for an empty value, where nothing is typed but chosen. */
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

/** The message for what lies outside its bounds: it names both where both are set. */
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

/** The first message that the value earns, or nothing when it passes. Synchronous, so that it shows in the same frame. */
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
