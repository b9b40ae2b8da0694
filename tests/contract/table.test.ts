import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '#contract/calls.ts';
import { params } from '#contract/params.ts';
import { wholeNumberFields } from '#contract/entities/common.ts';

interface Row {
  readonly method: string;
  readonly path: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  readonly status: number;
  readonly raw?: true;
  readonly refusals?: readonly number[];
}
const rows = Object.entries<Row>(calls);
const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe('the table of calls', () => {
  it('has each method and path once, whatever the parameters are called', () => {
    expect(repeated(rows.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/gu, ':')}`))).toEqual([]);
  });

  it('gives each path parameter a pattern', () => {
    const names = rows.flatMap(([, { path }]) => Array.from(path.matchAll(/:(\w+)/gu), ([, name = '']) => name));
    expect(names.filter((name) => !(name in params))).toEqual([]);
  });

  it('gives no body to a call that reads', () => {
    expect(rows.filter(([, { method, body }]) => method === 'GET' && body).map(([name]) => name)).toEqual([]);
  });

  it('answers 204 with nothing, and nothing only with 204', () => {
    const empty = rows.filter(([, { reply }]) => reply instanceof z.ZodUndefined).map(([name]) => name);
    expect(empty).toEqual(rows.filter(([, { status }]) => status === 204).map(([name]) => name));
  });

  it('lists refusals that are refusals, each once', () => {
    for (const [name, { refusals = [] }] of rows) {
      expect([name, refusals.filter((status) => status < 400), repeated(refusals.map(String))]).toEqual([name, [], []]);
    }
  });

  it('refuses unknown fields in every query and body', () => {
    const lax = rows.flatMap(([name, { query, body }]) =>
      [query, body].filter((schema) => schema && !schemasOf(schema).every(isStrict)).map(() => name),
    );
    expect(lax).toEqual([]);
  });

  it('has the parser watch every whole number of a body', () => {
    const watched = new Set<string>(wholeNumberFields);
    const missed = rows.flatMap(([name, { body }]) =>
      body
        ? wholeNumbers(body)
            .filter((field) => !watched.has(field))
            .map((field) => `${name} ${field}`)
        : [],
    );
    expect(missed).toEqual([]);
  });
});

/** The objects that a body may be: those of a union apart, optional and list wrappers taken off. */
function schemasOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schemasOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return schemasOf(schema.element as z.ZodType);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => schemasOf(option as z.ZodType));
  return [schema];
}

const isStrict = (schema: z.ZodType) => {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return written.additionalProperties === false;
};

/** Names of the fields that hold whole numbers, metadata apart. */
function wholeNumbers(body: z.ZodType): string[] {
  const names: string[] = [];
  const walk = (part: unknown, name: string) => {
    if (typeof part !== 'object' || part === null || name === 'metadata') return;
    if ('type' in part && part.type === 'integer') names.push(name);
    for (const [key, value] of Object.entries(part))
      walk(value, structural.has(key) || /^\d+$/u.test(key) ? name : key);
  };
  walk(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), '');
  return names;
}
const structural = new Set(['properties', 'items', 'anyOf', 'oneOf', 'allOf', 'prefixItems']);
