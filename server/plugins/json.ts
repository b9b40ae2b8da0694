import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import secureJson from 'secure-json-parse';
import { wholeNumberFields } from '#contract/entities/common.ts';
import { Refusal } from '../refusal.ts';

const maxDepth = 32;
const plainWhole = /^(0|-?[1-9]\d*)$/u;
const wholeFields: ReadonlySet<string> = new Set(wholeNumberFields);
const utf8 = new TextDecoder('utf-8', { fatal: true });

const malformed = (problem: string) => new Refusal(400, 'malformed_json', `The body ${problem}`);

/** Counts brackets outside of strings, so that a deep body is refused before anything recurses over it. */
function assertShallow(text: string): void {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at];
    if (quoted) {
      if (one === '\\') at += 1;
      else if (one === '"') quoted = false;
    } else if (one === '"') quoted = true;
    else if (one === '{' || one === '[') depth += 1;
    else if (one === '}' || one === ']') depth -= 1;
    if (depth > maxDepth) throw malformed(`is nested deeper than ${maxDepth} levels`);
  }
}

/** A whole-number field that is not written as a whole number, and the object that it stands in. */
interface NotWhole {
  readonly holder: unknown;
  readonly key: string;
}

/** Parses JSON text, and tells which whole-number fields are not written as whole numbers. */
export function readJsonBody(text: string): { value: unknown; wrong: NotWhole[] } {
  const wrong: NotWhole[] = [];
  // `context.source` is the number as it was written: 5.0 and 1e3 read as whole once they are parsed.
  function reviver(this: unknown, key: string, value: unknown, context?: { source?: string }) {
    if (typeof value === 'number' && wholeFields.has(key) && !plainWhole.test(context?.source ?? '')) {
      wrong.push({ holder: this, key });
    }
    return value;
  }
  assertShallow(text);
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

/** Parses a body; refuses by name each whole-number field that is not written as a whole number. */
export function parseJson(bytes: Buffer): unknown {
  const { value, wrong } = readJsonBody(decodeUtf8(bytes));
  // Metadata is free: a key there may share a name with an amount.
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

/** JSON is the only body that is parsed here; an empty one counts as none. */
export const json = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  app.removeAllContentTypeParsers();
  app.addHook('preParsing', async (request) => assertReadable(request));
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) =>
    body.length === 0 ? undefined : parseJson(body),
  );
  done();
});
