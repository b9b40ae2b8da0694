import * as entities from '#contract/entities/index.ts';
import { z } from 'zod';

export type Json = Record<string, unknown>;

/** All but `None`, the schema of an empty reply. */
const namedSchemas = Object.values(entities)
  .flatMap((file) => Object.entries<unknown>(file))
  .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType && entry[0] !== 'None');

export function createSchemaRegistry(io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>();
  const nameBySchema = new Map<z.ZodType, string>();
  const suffix = io === 'input' ? 'Input' : '';
  const refOf = (name: string) => `#/components/schemas/${name}`;
  const register = (schema: z.ZodType, name: string) => {
    nameBySchema.set(schema, name);
    registry.add(schema, { id: name });
  };
  for (const [name, schema] of namedSchemas) register(schema, `${name}${suffix}`);
  return {
    /** Reference to a schema. An unnamed one is registered as `defaultName`. */
    refTo(schema: z.ZodType, defaultName: string): Json {
      if (!nameBySchema.has(schema)) register(schema, defaultName);
      return { $ref: refOf(nameBySchema.get(schema) ?? defaultName) };
    },
    toComponents(): Json {
      const { schemas } = z.toJSONSchema(registry, { io, uri: refOf, unrepresentable: 'any' });
      return Object.fromEntries(
        Object.entries(schemas).map(([name, { $schema: _draft, $id: _address, ...schema }]) => [name, schema]),
      );
    },
  };
}

export type SchemaRegistry = ReturnType<typeof createSchemaRegistry>;

export const inlineInput = (schema: z.ZodType): Json => {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};
