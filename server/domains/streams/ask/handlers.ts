import type { AskedFilter, StreamAnswer } from '#contract/types.ts';
import type { Ask, Handlers } from '../../../kernel/handler.ts';
import type { Exchange } from '../../../kernel/exchange.ts';
import { refuseOver } from '../../../kernel/limits.ts';
import { findStreams } from '../store.ts';
import { toStream } from '../view.ts';
import { askModel } from './model.ts';
import { understand } from './understand.ts';
import { findByWords } from './words.ts';

const perPerson = { max: 30, seconds: 60 };

type Derived = Pick<StreamAnswer, 'filter' | 'by'>;

async function derive(exchange: Exchange, { body, request }: Ask<'streams.ask'>): Promise<Derived> {
  if ('filter' in body) return { filter: body.filter, by: 'hand' };
  const categories = await exchange.db
    .selectFrom('categories')
    .select(['id', 'name', 'parent_id as parent'])
    .orderBy('position')
    .execute();
  const { assistant } = exchange.config;
  if (assistant) {
    try {
      return { filter: await askModel(assistant, body.question, categories), by: 'model' };
    } catch (error) {
      request.log.warn({ err: error }, 'the model did not help');
    }
  }
  return { filter: understand(body.question, categories), by: 'words' };
}

/** Returns true when the filter narrows anything. An empty filter would match every stream. */
const saysSomething = ({ words, categories, types, ...rest }: AskedFilter) =>
  words.length + categories.length + types.length > 0 || Object.values(rest).some((value) => value !== undefined);

export const askHandlers: Handlers<'streams.ask'> = {
  'streams.ask': async (exchange, ask) => {
    const { id: caller } = ask.caller;
    await refuseOver(exchange, `ask:${caller}`, perPerson);
    const derived = await derive(exchange, ask);
    if (!saysSomething(derived.filter)) return { ...derived, all: true, total: 0, content: [] };
    const now = exchange.now();
    const { ids, total, all } = await findByWords(exchange.db, { caller, now, filter: derived.filter });
    const at = now.toISOString();
    const rows = await findStreams(exchange.db, { ids, caller, now: at });
    const content = ids.flatMap((id) => {
      const row = rows.find((one) => one.id === id);
      return row ? [toStream(row, ask.caller, at)] : [];
    });
    return { ...derived, all, total, content };
  },
};
