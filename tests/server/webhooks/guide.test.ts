// The examples of the guide verify what the exchange sends, and refuse what was altered.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { add, addHook, eventually, openReceiver, openWebhooks, type Received } from './fixture.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');
const guide = readFileSync(path.join(root, 'stories/guides/receiveWebhooks.mdx'), 'utf8');
const exampleIn = (name: string) => new RegExp(`\`\`\`\\w+ name=${name}\n([^]*?)\`\`\``, 'u').exec(guide)?.[1] ?? '';

const calls = {
  'verify.mjs': (input: string) =>
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `${exampleIn('verify.mjs')}
const { secret, headers, body } = ${input};
console.log(verify(secret, headers, body)?.type ?? 'refused');`,
    ]),
  'verify.py': (input: string) =>
    execFileSync('python3', [
      '-c',
      `${exampleIn('verify.py')}
given = json.loads(${JSON.stringify(input)})
event = verify(given["secret"], given["headers"], given["body"].encode())
print(event["type"] if event else "refused")`,
    ]),
};

it.each(['verify.mjs', 'verify.py'] as const)('%s takes a genuine message and refuses others', async (name) => {
  const { server, wake } = await openWebhooks();
  const receiver = await openReceiver();
  const person = await server.join('user');
  const hook = await addHook(person, receiver.url, ['share_paid']);
  const rotated = await person.call('POST', `/notifications/webhooks/${hook.id}/secret`);
  await add(server, person.id, 'share_paid');
  wake();
  await eventually(() => expect(receiver.received).toHaveLength(1));
  const [message] = receiver.received;
  const run = (secret: string, received: Received) =>
    calls[name](JSON.stringify({ secret, ...received }))
      .toString()
      .trim();
  const { secret } = rotated.json<{ secret: string }>();
  expect(run(secret, message!)).toBe('notification.share_paid');
  expect(run(hook.secret, message!)).toBe('notification.share_paid');
  expect(run(secret, { ...message!, body: `${message!.body} ` })).toBe('refused');
  const old = { ...message!.headers, 'webhook-timestamp': '1' };
  expect(run(secret, { ...message!, headers: old })).toBe('refused');
});
