// A server that is killed during a run resumes it at the next start.
import { createServer, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import type { Category, Execution, ExecutionStarted } from '#contract/types.ts';
import { startServer } from '#tests/support/startServer.ts';
import { openSession, type Session } from '#tests/support/processes/session.ts';
import { listen } from '#tests/support/processes/listen.ts';
import { productBody } from '#tests/support/exchange.ts';
import { folderForTest } from '#tests/support/folderForFile.ts';

it('a run survives the death of the server', async () => {
  const dataDir = folderForTest('run-restart');
  const waiting: ServerResponse[] = [];
  let held = true;
  const source = createServer((_request, reply) => {
    if (held) waiting.push(reply);
    else reply.end('a,b\n1,2\n3,4\n');
  });
  const port = await listen(source);
  const env = { DATA_DIR: dataDir, SEED: 'catalogue', ALLOW_UPSTREAM_HOSTS: '127.0.0.1' };
  try {
    const first = await startServer(env);
    const person = await openSession(first, 'user@example.com');
    const [category] = await person.ask<Category[]>('GET', '/streams/categories');
    const { id: data } = await person.ask<{ id: string }>(
      'POST',
      '/streams/streams',
      productBody({ name: 'Held', url: `http://127.0.0.1:${port}/held`, subcategory: category?.id }),
    );
    const body = { algo: 'summary', executions: [{ data }] };
    const { results } = await person.ask<ExecutionStarted>('POST', '/executions/executions', body);
    const [begun] = results;
    const id = begun && 'id' in begun ? begun.id : '';
    const look = (by: Session) => by.ask<Execution>('GET', `/executions/executions/${id}`);
    await expect.poll(() => look(person)).toMatchObject({ phase: 'preparing' });
    first.signal('SIGKILL');
    await first.ended;
    held = false;
    const second = await startServer(env);
    const later = await openSession(second, 'user@example.com');
    try {
      await expect.poll(() => look(later), { interval: 250 }).toMatchObject({ state: 'Succeeded' });
      const { phases } = await look(later);
      expect(phases.filter(({ phase }) => phase === 'preparing')).toHaveLength(2);
    } finally {
      await second.stop();
    }
  } finally {
    source.closeAllConnections();
    source.close();
  }
});
