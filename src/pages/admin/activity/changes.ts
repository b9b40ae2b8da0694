import type { AuditEntry } from '#contract/generated/documents.ts';
import { slots } from '#contract/constants.ts';
import { changedFieldNames } from '../../../messages/activity.ts';
import { roleNames } from '../../../messages/admin.ts';
import { changeTexts } from '../../../messages/changes.ts';
import { dot } from '../../../messages/format.ts';
import { accessTypeNames } from '../../../messages/productCards.ts';
import { paymentKindNames, paymentStateNames } from '../../../messages/payments.ts';
import { categories } from '../../../state/trade/browse/marketplace.ts';
import { tokensText } from '../../shared/payment/tokensText.ts';
import { fieldText, parameterText, plainText } from '../../shared/rows/shownText.ts';

export interface Change {
  name: string;
  field: string;
  before: string | undefined;
  after: string | undefined;
}

const fieldsOf = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = text === null ? {} : JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const amounts: ReadonlySet<string> = new Set(['amount', 'price', 'total']);

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const spaced = (name: string) => sentence(fieldText(name));

/** Parameters of an analysis: 'Bins: 12 · Column: “construction”'. */
const partsText = (value: object) =>
  Object.entries(value)
    .map(([name, part]) => `${spaced(name)}: ${parameterText(part)}`)
    .join(dot);

const roleOf = (value: unknown) => {
  const slot = slots.find((each) => each === value);
  return slot ? roleNames[slot] : String(value);
};

/** Fields with a fixed set of lower-case values on the wire. */
const words: ReadonlySet<string> = new Set(['visibility', 'status', 'max_unit']);

const categoryOf = (id: string) => categories.get()?.find((category) => category.id === id)?.name;

const valueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accessType: accessTypeNames,
  kind: paymentKindNames,
  state: paymentStateNames,
};

function shownValue(field: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null || value === '') return changeTexts.none;
  if (typeof value === 'boolean') return value ? changeTexts.yes : changeTexts.no;
  if (amounts.has(field) && typeof value === 'number') return tokensText(value);
  if (Array.isArray(value)) return value.map(roleOf).join(', ');
  if (typeof value === 'object') return partsText(value);
  if (typeof value !== 'string') return plainText(value);
  if (words.has(field)) return sentence(value);
  return (field === 'subcategory' ? categoryOf(value) : valueNames[field]?.[value]) ?? plainText(value);
}

export function changesIn({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])];
  return names.map((name) => ({
    name,
    field: changedFieldNames[name] ?? spaced(name),
    before: shownValue(name, old[name]),
    after: shownValue(name, next[name]),
  }));
}

export const changeText = (entry: Pick<AuditEntry, 'before' | 'after'>): string =>
  changesIn(entry)
    .map(({ field, before, after = '' }) =>
      before === undefined ? `${field}: ${after}` : `${field}: ${changeTexts.from}${before}${changeTexts.to}${after}`,
    )
    .join('; ');
