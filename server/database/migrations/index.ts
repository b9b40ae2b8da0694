import { schema } from './100-schema.ts';
import { cards } from './101-cards.ts';
import { settled } from './102-settled.ts';
import { search } from './103-search.ts';
import { keys } from './105-keys.ts';
import { payments } from './107-payments.ts';
import { live } from './108-live.ts';
import { inbox } from './109-inbox.ts';
import { erasure } from './120-erasure.ts';
import { suspended } from './121-suspended.ts';
import { present } from './122-present.ts';
import { retention } from './133-retention.ts';
import { sampled } from './134-sampled.ts';
import { pictures } from './135-pictures.ts';
import { buyers } from './136-buyers.ts';
import { settings } from './137-settings.ts';
import { callAges } from './138-callages.ts';
import { reading } from './145-reading.ts';
import { folding } from './146-folding.ts';

/** Every migration, oldest first; a released one is never edited. */
export const migrations = [
  schema,
  cards,
  settled,
  search,
  keys,
  payments,
  live,
  inbox,
  erasure,
  suspended,
  present,
  retention,
  sampled,
  pictures,
  buyers,
  settings,
  callAges,
  reading,
  folding,
] as const;
