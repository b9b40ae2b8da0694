// The steps of a new product, and the fields of each.
import type { ProductValues } from '../values.ts';

export type FieldName = keyof ProductValues;

export const steps = ['source', 'content', 'price'] as const;
export type StepName = (typeof steps)[number];

/** Fields in the last tab of the box beside the content. */
export const moreFields = [
  'tags',
  'source',
  'terms',
  'latitude',
  'longitude',
  'snippet',
] as const satisfies FieldName[];

const fieldsBy: Readonly<Record<'source' | 'content', readonly FieldName[]>> = {
  source: ['url', 'fileName', 'topic', 'username', 'password', 'signIn'],
  content: [
    'name',
    'type',
    'ownType',
    'subcategory',
    'description',
    'licence',
    'covers',
    'reading',
    'meanings',
    ...moreFields,
  ],
};

export const fieldsOfStep = (step: number): readonly FieldName[] =>
  steps[step] === 'price' ? [] : fieldsBy[steps[step] === 'source' ? 'source' : 'content'];

/** Position of the step that holds a field. */
export function stepOf(name: string): number {
  const at = steps.findIndex((step) => step !== 'price' && fieldsBy[step].some((field) => field === name));
  return at === -1 ? steps.indexOf('price') : at;
}

export const isMore = (name: string) => moreFields.some((field) => field === name);
