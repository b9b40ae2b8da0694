// Generates valid and invalid requests from an OpenAPI document, and validates the answers against it.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as fc from '../property.ts';
import { hostile } from './hostile.ts';

export interface Schema {
  readonly [key: string]: unknown;
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: Schema }[];
  readonly requestBody?: Content & { readonly required: boolean };
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Content>>;
  };
}

export interface MadeRequest {
  readonly url: string;
  /** A text, so that it can be malformed; undefined for none. */
  readonly body: string | undefined;
}

export const operationsOf = ({ paths }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      Object.assign({}, operation, { path, method: method.toUpperCase() }),
    ),
  );

const json = 'application/json';
const maxItems = 3;
/** Longest generated text. Separate tests cover the limits of longer ones. */
const maxText = 40;
const day = 86_400_000;

/** Values that fit a schema. `ids` are those of existing objects. */
export function fitting(schema: Schema, { components }: Document, ids: readonly string[]): fc.Arbitrary<unknown> {
  const known = (one: Schema): Schema =>
    one.$ref ? known(components.schemas[one.$ref.split('/').at(-1) ?? ''] ?? {}) : one;
  const instant = fc.integer({ min: -30, max: 400 }).map((days) => new Date(Date.now() + days * day).toISOString());

  function textOf({ pattern, format, minLength = 0, maxLength = maxText }: Schema): fc.Arbitrary<unknown> {
    if (format === 'uuid') return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
    if (format === 'date-time') return instant;
    if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
    const max = Math.max(minLength, Math.min(maxLength, maxText));
    const plain = fc.string({ minLength, maxLength: max, unit: 'grapheme' });
    const address = fc.uuid().map((id) => `https://data.example.org/${id}`);
    return maxLength >= 254
      ? fc.oneof(
          plain,
          address,
          fc.uuid().map((id) => `${id}@example.org`),
        )
      : plain;
  }

  function objectOf({ properties = {}, required = [], additionalProperties: rest }: Schema): fc.Arbitrary<unknown> {
    const named = fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valueOf(one)])), {
      requiredKeys: [...required],
      noNullPrototype: true,
    });
    if (typeof rest !== 'object') return named;
    const more = fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), valueOf(rest), {
      maxKeys: maxItems,
      noNullPrototype: true,
    });
    return fc.tuple(more, named).map(([free, own]) => Object.assign(free, own));
  }

  function valueOf(from: Schema): fc.Arbitrary<unknown> {
    const one = known(from);
    if ('const' in one) return fc.constant(one.const);
    if (one.enum) return fc.constantFrom(...one.enum);
    if (one.anyOf) return fc.oneof(...one.anyOf.map(valueOf));
    const { minimum: min = -1000, maximum: max = 1000 } = one;
    switch (one.type) {
      case 'string':
        return textOf(one);
      case 'integer':
        return fc.oneof(
          fc.constantFrom(min, max),
          fc.maxSafeInteger().map((n) => min + (Math.abs(n) % (max - min + 1))),
        );
      case 'number':
        return fc.double({ min, max, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return one.prefixItems
          ? fc.tuple(...one.prefixItems.map(valueOf))
          : fc.array(valueOf(one.items ?? {}), { minLength: 1, maxLength: maxItems });
      case 'object':
        return objectOf(one);
      case undefined:
      default:
        return fc.jsonValue({ maxDepth: 1 });
    }
  }
  return valueOf(schema);
}

type Path = readonly (string | number)[];

function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  Object.defineProperty(copy, key, { value: replaced(copy[key], rest, by), enumerable: true });
  return Array.isArray(value) ? Object.values(copy) : copy;
}

/** A fitting value with one invalid part. */
const spoilt = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...placesOf(value)), fc.constantFrom<unknown>(...hostile, undefined))
    .map(([path, by]) => replaced(value, path, by));

const mostlyRight = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: right }, { weight: 2, arbitrary: right.chain(spoilt) });

const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Requests for one operation: valid ones, and ones that are invalid in one or several places. */
export function requestsFor(
  operation: Operation,
  document: Document,
  ids: readonly string[],
): fc.Arbitrary<MadeRequest> {
  const within = (place: string) => operation.parameters.filter((one) => one.in === place);
  const partsOf = (place: string) =>
    fc.record(
      Object.fromEntries(within(place).map(({ name, schema }) => [name, mostlyRight(fitting(schema, document, ids))])),
      { requiredKeys: within(place).flatMap(({ name, required }) => (required ? [name] : [])), noNullPrototype: true },
    );
  const schema = operation.requestBody?.content?.[json]?.schema;
  const body = schema ? mostlyRight(fitting(schema, document, ids)) : fc.constant(undefined);
  const stray = fc.oneof(
    { weight: 8, arbitrary: fc.constant([] as [string, string][]) },
    fc
      .tuple(fc.constantFrom('page', '__proto__', 'a[b]', 'key', ''), fc.constantFrom(...hostile))
      .map(([name, value]) => [[name, written(value)] as [string, string]]),
  );
  return fc.tuple(partsOf('path'), partsOf('query'), body, stray).map(([inPath, inQuery, sent, more]) => {
    const address = operation.path.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => encode(written(inPath[name])));
    const query = [...Object.entries(inQuery), ...more]
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${encode(name)}=${encode(written(value))}`);
    return {
      url: query.length > 0 ? `${address}?${query.join('&')}` : address,
      body: sent === undefined ? undefined : JSON.stringify(sent),
    };
  });
}

/** A URL cannot contain lone surrogates. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

const refOf = (ref: string) => ref.replace('#/components/schemas/', '#/$defs/');

/** Schemas of the document in the form that the validator takes. */
function withDefinitions(schema: Schema, document: Document): object {
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' ? refOf(inner) : moved(inner),
      ]),
    );
  };
  return { ...(moved(schema) as object), $defs: moved(document.components.schemas) };
}

/** Reports an answer whose status or body the document does not specify. */
export function judgeOf(document: Document) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  const compiled = new Map<Schema, ValidateFunction>();
  const validatorOf = (schema: Schema) => {
    const known = compiled.get(schema) ?? ajv.compile(withDefinitions(schema, document));
    compiled.set(schema, known);
    return known;
  };
  return (operation: Operation, status: number, body: string): string | undefined => {
    const promised = operation.responses[status];
    if (!promised) return `answers ${status}, which is not documented`;
    const shared = promised.$ref?.split('/').at(-1);
    const { content = {} } = shared ? (document.components.responses[shared] ?? {}) : promised;
    const schema = content[json]?.schema;
    if (!schema) return undefined;
    const validate = validatorOf(schema);
    if (validate(JSON.parse(body))) return undefined;
    const [first] = validate.errors ?? [];
    return `answers ${status} with a body that is not as documented: ${first?.instancePath} ${first?.message}`;
  };
}
