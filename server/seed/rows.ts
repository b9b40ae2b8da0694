// Rows of the demo data. Times are relative to the first start.
import type { Insertable } from 'kysely';
import { dataRoomKey } from '#contract/constants.ts';
import type { Database } from '../database/schema.ts';
import { samplesPath } from '../kernel/exchange.ts';
import { categoryId } from './categories.ts';
import type { CutFile } from './cut.ts';
import { fixedId } from './fixedId.ts';
import { demoStreams } from './streams/index.ts';
import { licences } from './licences.ts';
import type { DemoStream } from './demoStream.ts';
import { people, personId, type Profile } from './demoAccounts.ts';

const dayMs = 86_400_000;
const longestSnippet = 2048;

export const daysAfter = (start: Date, days: number) => new Date(start.getTime() + days * dayMs);
export const daysBefore = (start: Date, days: number) => daysAfter(start, -days);

export const streamId = (file: string) => fixedId(`stream ${file}`);
export const streamUrl = (publicUrl: string, file: string) => `${publicUrl}${samplesPath}${file}`;

type Account = Insertable<Database['users']>;

export const accountRow = (
  { first, last, company, phone, address, country }: Omit<Profile, 'slots'>,
  own: Pick<Account, 'id' | 'email' | 'password' | 'slots' | 'created_at' | 'last_login_at'>,
): Account => ({
  first_name: first,
  last_name: last,
  company,
  phone,
  address,
  country,
  picture: null,
  disabled: false,
  locked: false,
  mfa: false,
  ...own,
});

export const userRows = (start: Date, hashes: readonly string[]): Account[] =>
  people.map(({ id, email, profile }, index) =>
    accountRow(profile, {
      id,
      email,
      password: hashes[index] ?? '',
      slots: [...profile.slots],
      created_at: daysBefore(start, 130).toISOString(),
      last_login_at: null,
    }),
  );

/** Due at once, the newest first: they stand on the first page of the marketplace. */
export const measurementRows = (start: Date) =>
  demoStreams
    .toSorted((a, b) => a.age - b.age)
    .map(({ file }, index) => ({
      stream_id: streamId(file),
      run_at: new Date(start.getTime() + index).toISOString(),
    }));

export function streamRow(
  demoStream: DemoStream,
  file: CutFile,
  start: Date,
  publicUrl: string,
): Insertable<Database['streams']> {
  const licence = licences[demoStream.licence];
  const published = daysBefore(start, demoStream.age).toISOString();
  return {
    id: streamId(demoStream.file),
    owner_id: personId(demoStream.owner ?? 'seller'),
    name: demoStream.name,
    type: demoStream.type ?? 'Dataset',
    description: `${demoStream.about} Source: ${demoStream.source}. Licence: ${licence.name}.`,
    snippet: file.example.slice(0, longestSnippet),
    price: demoStream.price,
    url: streamUrl(publicUrl, demoStream.file),
    terms: licence.terms,
    category_id: categoryId(demoStream.category),
    visibility: 'public',
    access_type: demoStream.accessType ?? 'PUBLIC',
    takes_offers: demoStream.offer ?? true,
    longitude: demoStream.place?.[0] ?? null,
    latitude: demoStream.place?.[1] ?? null,
    start_at: published,
    end_at: demoStream.endsIn === undefined ? null : daysAfter(start, demoStream.endsIn).toISOString(),
    published_at: published,
    max_calls: demoStream.limit?.[0] ?? null,
    max_unit: demoStream.limit?.[1] ?? null,
    metadata: JSON.stringify({
      tags: demoStream.tags,
      records: file.rows,
      covers: demoStream.covers,
      source: demoStream.source,
      licence: licence.name,
      ...(demoStream.sample === false && { sample: false }),
      ...(demoStream.dataRoom && { [dataRoomKey]: true }),
    }),
    logo: null,
    status: 'published',
    deleted_at: null,
  };
}
