import { streamFields, type StreamField, type StreamFieldName } from '#contract/streamFields.ts';
import { textLimits } from '#contract/textLimits.ts';
import { fieldLabel } from '../../../messages/fields.ts';
import { productForm } from './messages.ts';

const labels: Readonly<Record<string, string>> = productForm.labels;
const hints: Readonly<Record<string, string>> = productForm.hints;

export function productLabel(name: StreamFieldName) {
  const hint = hints[name];
  return { name, label: labels[name] ?? fieldLabel(name), ...(hint !== undefined && { hint }) };
}

export function productField(name: StreamFieldName) {
  const { kind, required, max }: StreamField = streamFields[name];
  const maxLength = kind === 'address' || kind === 'source' ? textLimits.url : kind === 'text' ? max : undefined;
  return {
    ...productLabel(name),
    ...(required ? { required } : { optional: true }),
    ...(maxLength !== undefined && { maxLength }),
  };
}
