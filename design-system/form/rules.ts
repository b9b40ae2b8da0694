import { message } from './messages.ts';

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

function checkText(text: string, label: string, { minLength, maxLength, pattern, kind }: Rules<never>) {
  if (minLength !== undefined && text.length < minLength) return message('tooShort', { label, min: minLength });
  if (maxLength !== undefined && text.length > maxLength) return message('tooLong', { label, max: maxLength });
  if (kind === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return message('email', { label });
  if (kind === 'url' && !isUrl(text)) return message('url', { label });
  if (pattern && !pattern.test(text)) return message('pattern', { label });
  return undefined;
}

function checkNumber(value: number, label: string, { min, max, whole }: Rules<never>) {
  if (!Number.isFinite(value)) return message('notNumber', { label });
  if (whole && !Number.isInteger(value)) return message('notWhole', { label });
  if (min !== undefined && value < min) return message('tooSmall', { label, min });
  if (max !== undefined && value > max) return message('tooLarge', { label, max });
  return undefined;
}

/** The first message that the value earns, or nothing when it passes. Synchronous, so that it shows in the same frame. */
export function check<Value>(value: Value, label: string, rules: Rules<Value>): string | undefined {
  if (isEmpty(value)) {
    if (rules.required) return message('required', { label });
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
