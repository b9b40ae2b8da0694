import type { Sample } from '#contract/types.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import { refuseOver } from '#server/kernel/limits.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { addressProblem } from '#server/upstream/errors.ts';
import { readHead } from './source.ts';
import { measureHead } from './take.ts';

export const perPerson = { max: 60, seconds: 600 };

export async function probe(exchange: Exchange, url: string, callerId: string): Promise<Sample> {
  const problem = addressProblem(url, exchange.upstream.assertAddress);
  if (problem) throw new Refusal(400, 'invalid_input', `url ${problem}`, { fields: { url: problem } });
  await refuseOver(exchange, `probe:${callerId}`, perPerson);
  return measureHead(await readHead(exchange.upstream, url), exchange.now().toISOString());
}
