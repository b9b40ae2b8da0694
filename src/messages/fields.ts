// Names of wire fields as people know them from the forms; one table for every refusal.
const labels: Readonly<Record<string, string>> = {
  amount: 'Amount',
  analysis: 'Analysis',
  currentPassword: 'Current password',
  description: 'Description',
  email: 'Email',
  endDate: 'On sale until',
  end_time: 'Period',
  first_name: 'First name',
  hours: 'Hours',
  last_name: 'Last name',
  latitude: 'Latitude',
  location: 'Longitude',
  'location.coordinates.0': 'Longitude',
  'location.coordinates.1': 'Latitude',
  longitude: 'Longitude',
  max_calls: 'Reads allowed',
  meanings: 'Meanings of the columns',
  max_unit: 'Limit period',
  metadata: 'Metadata',
  'metadata.analysis': 'Analysis',
  'metadata.tags': 'Tags',
  name: 'Name',
  partner_id: 'Partner',
  passcode: 'Code',
  password: 'Password',
  price: 'Price',
  share: 'Share',
  snippet: 'Example record',
  startDate: 'Period',
  start_date: 'Start',
  stream_id: 'Product',
  subcategory: 'Category',
  tags: 'Tags',
  terms: 'Terms URL',
  type: 'Type',
  topic: 'Topic',
  url: 'Source address',
  username: 'User name',
};

const spelled = (name: string) => {
  const words = name
    .replaceAll(/([a-z])([A-Z])/gu, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The label of a wire field; of a nested one, that of its last part that has a name: 'items.0.share' gives 'Share'. */
export function fieldLabel(name: string): string {
  const known = labels[name];
  if (known) return known;
  const last = name.split('.').findLast((part) => !/^\d+$/u.test(part)) ?? name;
  return labels[last] ?? spelled(last);
}

/** A refusal with the label of its field: 'endDate is not after the start' gives 'On sale until is not after the start'. */
export function withLabel(text: string, fields: Readonly<Record<string, string>>): string {
  const known = Object.entries(fields).find(([name, problem]) => text === `${name} ${problem}`);
  return known ? `${fieldLabel(known[0])} ${known[1]}` : text;
}
