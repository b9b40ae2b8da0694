import * as entities from '#contract/entities/index.ts';
import { z } from 'zod';

export type Json = Record<string, unknown>;

/** `None` is the schema of a reply without a body. */
const namedSchemas = Object.values(entities)
  .flatMap((file) => Object.entries<unknown>(file))
  .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType && entry[0] !== 'None');

export function components(io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>();
  const known = new Map<z.ZodType, string>();
  const suffix = io === 'input' ? 'Input' : '';
  const refOf = (name: string) => `#/components/schemas/${name}`;
  const add = (schema: z.ZodType, name: string) => {
    known.set(schema, name);
    registry.add(schema, { id: name });
  };
  for (const [name, schema] of namedSchemas) add(schema, `${name}${suffix}`);
  return {
    ref(schema: z.ZodType, fallback: string): Json {
      if (!known.has(schema)) add(schema, fallback);
      return { $ref: refOf(known.get(schema) ?? fallback) };
    },
    write(): Json {
      const { schemas } = z.toJSONSchema(registry, { io, uri: refOf, unrepresentable: 'any' });
      return Object.fromEntries(
        Object.entries(schemas).map(([name, { $schema: _draft, $id: _address, ...schema }]) => [name, schema]),
      );
    },
  };
}

export const inline = (schema: z.ZodType): Json => {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};
