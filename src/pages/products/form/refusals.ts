import { productForm as words } from '../../../messages/productForm.ts';
import type { ProductValues } from './values.ts';

type FieldName = keyof ProductValues;

// Fields of the wire that the form shows under other names.
const places: Readonly<Record<string, FieldName>> = {
  location: 'longitude',
  'location.coordinates.0': 'longitude',
  'location.coordinates.1': 'latitude',
  metadata: 'tags',
};

const labels: Partial<Record<FieldName, string>> = {
  name: words.name,
  type: words.type,
  subcategory: words.category,
  description: words.description,
  url: words.url,
  snippet: words.snippet,
  price: words.price,
  terms: words.terms,
  tags: words.tags,
  max_calls: words.maxCalls,
  max_unit: words.maxUnit,
  longitude: words.longitude,
  latitude: words.latitude,
  endDate: words.endDate,
};

/** What the exchange refused, at the fields of the form: 'Source address is already listed'. */
export function fieldsOf(
  refused: Readonly<Record<string, string>>,
  ownType: boolean,
): Partial<Record<FieldName, string>> {
  const told = Object.entries(refused).map(([name, problem]) => {
    const known = places[name] ?? (name.startsWith('metadata.') ? 'tags' : (name as FieldName));
    const label = labels[known];
    return [known === 'type' && ownType ? 'ownType' : known, label ? `${label} ${problem}` : problem];
  });
  return Object.fromEntries(told) as Partial<Record<FieldName, string>>;
}
