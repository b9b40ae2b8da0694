// The example run, under an id that clients know: a computed forecast of the Seattle stream.
import { readFile } from 'node:fs/promises';
import { EXAMPLE_EXECUTION_ID } from '#contract/constants.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { transaction } from '../database/transaction.ts';
import { personId } from './demoAccounts.ts';
import { daysBefore, streamId } from './rows.ts';

const exampleStream = streamId('seattle-weather.csv');
const exampleParameters = {
  date: 'date',
  measure: 'temp_max',
  step: 'month',
  statistic: 'mean',
  horizon: 12,
  season: 0,
};
/** Result of the run. A test recomputes it. */
const resultFile = new URL('example.json', import.meta.url);

export async function seedExample({ db, now }: Exchange): Promise<void> {
  const known = await db
    .selectFrom('streams')
    .leftJoin('executions', (join) => join.on('executions.id', '=', EXAMPLE_EXECUTION_ID))
    .where('streams.id', '=', exampleStream)
    .select('executions.id')
    .executeTakeFirst();
  if (!known || known.id !== null) return;
  const start = daysBefore(now(), 1).getTime();
  const phases = (['queued', 'preparing', 'running', 'publishing', 'done'] as const).map((phase, index) => ({
    phase,
    at: new Date(start + index * 250).toISOString(),
  }));
  const body = JSON.stringify(JSON.parse(await readFile(resultFile, 'utf8')));
  await transaction(db, async (trx) => {
    const at = phases[0]?.at ?? '';
    const added = await trx
      .insertInto('executions')
      .values({
        id: EXAMPLE_EXECUTION_ID,
        user_id: personId('seller'),
        stream_id: exampleStream,
        other_id: null,
        algorithm_id: null,
        algo: 'forecast',
        analysis: 'forecast',
        metadata: JSON.stringify({ parameters: exampleParameters }),
        parameters: JSON.stringify(exampleParameters),
        data_room: false,
        phase: 'done',
        phases: JSON.stringify(phases),
        created_at: at,
        run_at: at,
        worker: null,
        started_at: at,
        attempts: 1,
        finished_at: phases.at(-1)?.at ?? at,
        error: null,
        cost: 0,
        request_id: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (added.length === 0) return;
    await trx.insertInto('execution_results').values({ execution_id: EXAMPLE_EXECUTION_ID, body }).execute();
  });
}
