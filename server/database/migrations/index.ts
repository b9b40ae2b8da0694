import { schema } from './100-schema.ts';
import { cards } from './101-cards.ts';
import { settled } from './102-settled.ts';

/** Every migration, oldest first; a released one is never edited. */
export const migrations = [schema, cards, settled] as const;
