// Optional language model of the operator, which only derives the filter of a question. Its output is validated like
// user input, and the rules of understand.ts apply after any failure. The address is an operator setting and often on
// the internal network, so the guard of upstream/ does not apply: that guard is against addresses that users type.
// Redirects are refused, time and size are limited, and none of the response text is passed on.
import { z } from 'zod';
import { AskedFilter } from '#contract/entities/streams.ts';
import type { AskedFilter as Filter, Category } from '#contract/types.ts';

export interface Model {
  readonly url: string;
  readonly key: string | undefined;
  readonly name: string;
}

const timeoutMs = 8_000;
const longestAnswer = 64_000;

const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const Said = AskedFilter.partial().extend({ categories: z.array(z.string()).optional() });

const instructions = (categories: readonly Category[]) =>
  [
    'You turn a question about a catalogue of data products into a filter. Answer with one JSON object and nothing else.',
    'Keys, all optional: words (array of words to look for in names and descriptions), categories (array of names from the list),',
    'types (array of Dataset, Stream, Algorithm, Document, Model), minPrice and maxPrice (integers, millionths of a token per hour; 0 is free),',
    'days (listed within so many days), open (true: no approval needed).',
    `Categories: ${categories.map(({ name }) => name).join('; ')}`,
  ].join('\n');

const objectIn = (text: string): unknown => JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));

async function readBounded(reply: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop with an error closes the connection.
  for await (const part of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > longestAnswer) throw new Error('The model’s answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

export async function askModel(model: Model, question: string, categories: readonly Category[]): Promise<Filter> {
  const reply = await fetch(model.url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', ...(model.key && { authorization: `Bearer ${model.key}` }) },
    body: JSON.stringify({
      model: model.name,
      temperature: 0,
      messages: [
        { role: 'system', content: instructions(categories) },
        { role: 'user', content: question },
      ],
    }),
  });
  if (!reply.ok) throw new Error(`The model answered ${reply.status}`);
  const [choice] = Completion.parse(JSON.parse(await readBounded(reply))).choices;
  const {
    words = [],
    types = [],
    categories: names = [],
    ...rest
  } = Said.parse(objectIn(choice?.message.content ?? ''));
  const known = new Map(categories.map(({ id, name }) => [name.toLowerCase(), id]));
  // Unknown categories are dropped.
  const ids = names.flatMap((name) => known.get(name.toLowerCase()) ?? []);
  return AskedFilter.parse({ ...rest, words, types, categories: [...new Set(ids)] });
}
