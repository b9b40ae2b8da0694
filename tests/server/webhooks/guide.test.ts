// The examples at /docs verify what the exchange sends, and refuse what was altered.
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { expect, it } from 'vitest';
import { WebhookEvent } from '#contract/entities/webhooks.ts';
import type { TestExchange } from '#tests/support/exchange.ts';
import { add, addHook, eventually, openReceiver, openWebhooks, type Received } from './fixture.ts';

/** The example in a language, from the document that /docs shows. */
async function exampleIn({ app }: TestExchange, language: string): Promise<string> {
  const { webhooks } = (await app.inject('/openapi.json')).json<{
    webhooks: { notification: { post: { description: string } } };
  }>();
  const text = webhooks.notification.post.description;
  const found = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'u').exec(text)?.[1];
  if (found === undefined) throw new Error(`No example in ${language}`);
  return found;
}

const calls = {
  js: (example: string, input: string) =>
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `${example}
const { secret, headers, body } = ${input};
console.log(verify(secret, headers, body)?.type ?? 'refused');`,
    ]),
  python: (example: string, input: string) =>
    execFileSync('python3', [
      '-c',
      `${example}
given = json.loads(${JSON.stringify(input)})
event = verify(given["secret"], given["headers"], given["body"].encode())
print(event["type"] if event else "refused")`,
    ]),
};

it.each(['js', 'python'] as const)('the example in %s takes a genuine message and refuses others', async (language) => {
  const { server, wake } = await openWebhooks();
  const example = await exampleIn(server, language);
  const receiver = await openReceiver();
  const person = await server.join('user');
  const hook = await addHook(person, receiver.url, ['share_paid']);
  const rotated = await person.call('POST', `/notifications/webhooks/${hook.id}/secret`);
  await add(server, person.id, 'share_paid');
  wake();
  await eventually(() => expect(receiver.received).toHaveLength(1));
  const [message] = receiver.received;
  expect(WebhookEvent.parse(JSON.parse(message!.body))).toEqual(JSON.parse(message!.body));
  const run = (secret: string, received: Received) =>
    calls[language](example, JSON.stringify({ secret, ...received }))
      .toString()
      .trim();
  const { secret } = rotated.json<{ secret: string }>();
  expect(run(secret, message!)).toBe('notification.share_paid');
  expect(run(hook.secret, message!)).toBe('notification.share_paid');
  expect(run(secret, { ...message!, body: `${message!.body} ` })).toBe('refused');
  for (const wrong of [
    { 'webhook-id': message!.headers['webhook-id']! },
    { ...message!.headers, 'webhook-timestamp': 'x' },
    { ...message!.headers, 'webhook-signature': 'v1,ü' },
  ])
    expect(run(secret, { ...message!, headers: wrong })).toBe('refused');
  const old = { ...message!.headers, 'webhook-timestamp': '1' };
  expect(run(secret, { ...message!, headers: old })).toBe('refused');
});
