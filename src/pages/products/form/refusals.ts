import { fieldLabel } from '../../../messages/fields.ts';
import type { ProductValues } from './values.ts';

type FieldName = keyof ProductValues;

// API fields with other names in the form.
const places: Readonly<Record<string, FieldName>> = {
  location: 'longitude',
  'location.coordinates.0': 'longitude',
  'location.coordinates.1': 'latitude',
  credentials: 'username',
  'credentials.username': 'username',
  'credentials.password': 'password',
  metadata: 'tags',
  'metadata.analysis': 'analysis',
};

/** Maps a refusal to form fields, e.g. 'Source address is already listed'. */
export function fieldsOf(
  refused: Readonly<Record<string, string>>,
  ownType: boolean,
): Partial<Record<FieldName, string>> {
  const problems = Object.entries(refused).map(([name, problem]) => {
    const known = places[name] ?? (name.startsWith('metadata.') ? 'tags' : (name as FieldName));
    return [known === 'type' && ownType ? 'ownType' : known, `${fieldLabel(known)} ${problem}`];
  });
  return Object.fromEntries(problems) as Partial<Record<FieldName, string>>;
}
