// GraphQL schema of the reads. A type has the name of its exported schema; a page is named after its content.
import { z } from 'zod';
import { Amount, Id, Instant } from './entities/common.ts';
import * as readModule from './reads.ts';
import { schemasByFile, schemasOf } from './entities.ts';

const scalars = [
  [Id, 'ID'],
  [Amount, 'Amount'],
  [Instant, 'Instant'],
] as const;
// A described schema is a copy that shares the definition, so names belong to definitions.
const scalarNames = new Map<unknown, string>(scalars.map(([schema, name]) => [schema.def, name]));
const named = [...schemasByFile.flatMap(([, schemas]) => schemas), ...schemasOf(readModule)];
const names = new Map<unknown, string>(named.map(([name, schema]) => [schema.def, name]));
const descriptions = new Map<unknown, string | undefined>(named.map(([, schema]) => [schema.def, schema.description]));

const isWrapped = (schema: z.ZodType): schema is z.ZodOptional<z.ZodType> | z.ZodNullable<z.ZodType> =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;

const doc = (text: string | undefined, indent = '') => (text ? `${indent}${JSON.stringify(text)}\n` : '');

class Printer {
  readonly #types = new Map<string, { schema: z.ZodType; text: string }>();

  typeOf(schema: z.ZodType): string {
    return isWrapped(schema) ? this.#inner(schema.unwrap()) : `${this.#inner(schema)}!`;
  }

  write(): string {
    return Array.from(this.#types.values(), ({ text }) => text).join('\n');
  }

  fields(shape: Readonly<Record<string, z.ZodType>>): string {
    return Object.entries(shape)
      .map(([name, schema]) => `${doc(this.#description(schema), '  ')}  ${name}: ${this.typeOf(schema)}\n`)
      .join('');
  }

  #inner(schema: z.ZodType): string {
    if (isWrapped(schema)) return this.#inner(schema.unwrap());
    const scalar = scalarNames.get(schema.def);
    if (scalar) return scalar;
    if (schema instanceof z.ZodArray) return `[${this.typeOf(schema.element as z.ZodType)}]`;
    if (schema instanceof z.ZodObject) return this.#declare(schema, (name) => this.#object(name, schema));
    if (schema instanceof z.ZodEnum) {
      return this.#declare(schema, (name) => `enum ${name} {\n  ${schema.options.join('\n  ')}\n}\n`);
    }
    if (schema instanceof z.ZodBoolean) return 'Boolean';
    if (schema instanceof z.ZodNumberFormat) return 'Int';
    if (schema instanceof z.ZodNumber) return 'Float';
    if (schema instanceof z.ZodString) return 'String';
    throw new Error(`GraphQL has no type for ${schema.def.type}`);
  }

  #object(name: string, schema: z.ZodObject): string {
    return `${doc(descriptions.get(schema.def))}type ${name} {\n${this.fields(schema.shape)}}\n`;
  }

  #declare(schema: z.ZodType, print: (name: string) => string): string {
    const name = names.get(schema.def) ?? this.#pageName(schema);
    const known = this.#types.get(name);
    if (known && known.schema.def !== schema.def) throw new Error(`Two schemas are named ${name}`);
    if (!known) {
      const entry = { schema, text: '' };
      this.#types.set(name, entry);
      entry.text = print(name);
    }
    return name;
  }

  #pageName(schema: z.ZodType): string {
    const content: unknown = schema instanceof z.ZodObject ? schema.shape['content'] : undefined;
    if (content instanceof z.ZodArray) return `${this.#inner(content.element as z.ZodType)}Page`;
    throw new Error(`Export the ${schema.def.type} that a read returns: it needs a name`);
  }

  /** Description of a field, unless it is that of its type. */
  #description(schema: z.ZodType): string | undefined {
    const own = schema.description;
    if (own && own !== descriptions.get(schema.def)) return own;
    return isWrapped(schema) ? this.#description(schema.unwrap()) : undefined;
  }
}

/** Prints the schema that the server serves; the typed documents of the browser are generated from it. */
export function printSdl(reads: Readonly<Record<string, readModule.Read>> = readModule.reads): string {
  const printer = new Printer();
  const queries = Object.entries(reads).map(([name, { summary, arguments: taken, reply }]) => {
    const list = Object.entries(taken).map(([argument, schema]) => `${argument}: ${printer.typeOf(schema)}`);
    return `${doc(summary, '  ')}  ${name}${list.length > 0 ? `(${list.join(', ')})` : ''}: ${printer.typeOf(reply)}\n`;
  });
  return [
    '"Whole micro-tokens as a JSON integer."\nscalar Amount',
    '"RFC 3339 in UTC."\nscalar Instant\n',
    `type Query {\n${queries.join('')}}\n`,
    printer.write(),
  ].join('\n');
}
