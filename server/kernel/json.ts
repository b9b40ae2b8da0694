import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import secureJson from 'secure-json-parse';
import { wholeNumberFields } from '#contract/entities/common.ts';
import { Refusal } from './refusal.ts';

const maxDepth = 32;
const plainWhole = /^(0|-?[1-9]\d*)$/u;
const wholeFields: ReadonlySet<string> = new Set(wholeNumberFields);
const longestName = 64;
const utf8 = new TextDecoder('utf-8', { fatal: true });

const malformed = (problem: string) => new Refusal(400, 'malformed_json', `The body ${problem}`);

const twice = (name: string) =>
  new Refusal(400, 'malformed_json', `The body has ${name.slice(0, longestName)} twice`, {
    fields: { [name.slice(0, longestName)]: 'is there twice' },
  });

function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

function isName(text: string, end: number): boolean {
  const colon = /\s*:/uy;
  colon.lastIndex = end + 1;
  return colon.test(text);
}

function nameOf(quoted: string): string {
  try {
    return quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
  } catch {
    throw malformed('is not valid JSON');
  }
}

/** Limits the depth before anything recurses. Refuses duplicate keys: parsers disagree on which one counts. */
function assertPlain(text: string): void {
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at];
    if (one === '"') {
      const end = endOfText(text, at);
      const names = open.at(-1);
      if (names && isName(text, end)) {
        const name = nameOf(text.slice(at, end + 1));
        if (names.has(name)) throw twice(name);
        names.add(name);
      }
      at = end;
    } else if (one === '{' || one === '[') open.push(one === '{' ? new Set() : undefined);
    else if (one === '}' || one === ']') open.pop();
    if (open.length > maxDepth) throw malformed(`is nested deeper than ${maxDepth} levels`);
  }
}

interface NotWhole {
  readonly holder: unknown;
  readonly key: string;
}

export function readJsonBody(text: string): { value: unknown; wrong: NotWhole[] } {
  const wrong: NotWhole[] = [];
  // `context.source` is the literal. After parsing, 5.0 and 1e3 look like integers.
  function reviver(this: unknown, key: string, value: unknown, context?: { source?: string }) {
    if (typeof value === 'number' && wholeFields.has(key) && !plainWhole.test(context?.source ?? '')) {
      wrong.push({ holder: this, key });
    }
    return value;
  }
  assertPlain(text);
  try {
    return { value: secureJson.parse(text, reviver, { protoAction: 'error', constructorAction: 'error' }), wrong };
  } catch {
    throw malformed('is not valid JSON');
  }
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw malformed('is not UTF-8');
  }
}

function parseJson(bytes: Buffer): unknown {
  const { value, wrong } = readJsonBody(decodeUtf8(bytes));
  // Metadata keys are free-form, so a key there may have the name of an amount.
  const free = typeof value === 'object' && value !== null && 'metadata' in value ? value.metadata : undefined;
  const names = wrong.filter(({ holder }) => holder !== free).map(({ key }) => key);
  if (names.length > 0) {
    const fields = Object.fromEntries(names.map((name) => [name, 'is not a whole number']));
    throw new Refusal(400, 'invalid_input', `${names[0]} is not a whole number`, { fields });
  }
  return value;
}

function assertReadable(request: FastifyRequest): void {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const charset = /;\s*charset="?([^";]+)/iu.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (encoding.toLowerCase() !== 'identity' || !/^utf-?8$/iu.test(charset.trim())) {
    throw new Refusal(415, 'unsupported_media_type', 'Send the body as plain UTF-8');
  }
}

/** Registers the JSON parser, the only body parser here. An empty body counts as none. */
export const json = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  app.removeAllContentTypeParsers();
  app.addHook('preParsing', async (request) => assertReadable(request));
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) =>
    body.length === 0 ? undefined : parseJson(body),
  );
  done();
});
