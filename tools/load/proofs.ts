// Conditions after the load: every session still works, limits count for all processes, the ledger adds up.
import { paths } from '#contract/generated/paths.ts';
import { addressOf, openClient, startLedger } from './calls.ts';
import { passwordOf, type Person } from './people.ts';
import { run } from '#tests/support/processes/command.ts';
import type { Topology } from './topologies.ts';

/** Sign-ins a minute from one address. */
const signInLimit = 60;
const beyondLimit = 12;
const minuteMs = 60_000;
const atOnce = 4;
/** An address that is used here only. */
const crowded = 60_000;

/** Checks that every session works at every process. Returns the problems. */
export async function lostSessions({ processes }: Topology, people: readonly Person[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { url } of processes) {
    for (const { token, email } of people) {
      const reply = await fetch(url + paths['wallet.balance'].path, { headers: { authorization: token } });
      await reply.body?.cancel();
      if (reply.status !== 200) lost.push(`${email} is ${reply.status} at ${url}`);
    }
  }
  return lost;
}

/** As many sign-ins from one address as are allowed, and no more, whichever process is met. */
export async function unsharedLimit({ url }: Topology, { email, number }: Person): Promise<string[]> {
  const statuses = new Map<number, number>();
  const start = performance.now();
  const signIn = async (time: number) => {
    // A claimed forwarded address has no effect.
    const claims = { 'x-forwarded-for': addressOf(crowded + time), forwarded: `for=${addressOf(crowded + time)}` };
    const client = openClient(url, crowded, startLedger(), claims);
    const body = { email, password: passwordOf(number) };
    const status = await client.call('session.open', { body, status: 201 }).then(
      () => 201,
      (error: unknown) => Number(/session\.open: (\d+)/u.exec(String(error))?.[1]),
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await client.close();
  };
  for (let time = 0; time < signInLimit + beyondLimit; time += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, place) => signIn(time + place)));
  }
  if (performance.now() - start > minuteMs)
    return ['the sign-ins from one address took longer than the limit looks back'];
  const [right, refused] = [statuses.get(201) ?? 0, statuses.get(429) ?? 0];
  const sound = right === signInLimit && refused === beyondLimit;
  return sound
    ? []
    : [`of ${signInLimit + beyondLimit} sign-ins from one address ${JSON.stringify([...statuses])} (status, number)`];
}

/** The operator's own check, over the data that the stopped servers left. */
export async function auditLine({ place }: Topology): Promise<{ sound: boolean; line: string }> {
  const { code, out } = await run('server/ledger/audit.ts', place);
  return { sound: code === 0, line: out.trim() };
}
