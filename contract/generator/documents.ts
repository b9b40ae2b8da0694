// One full-depth document per read. Types come from the schemas of the reads.
import { buildSchema, getNamedType, isObjectType, type GraphQLOutputType } from 'graphql';
import { schemasOf } from '../entities.ts';
import * as readModule from '../reads.ts';

const inReads = new Set(schemasOf(readModule).map(([name]) => name));

const selection = (type: GraphQLOutputType): string => {
  const inner = getNamedType(type);
  if (!isObjectType(inner)) return '';
  const fields = Object.values(inner.getFields()).map((field) => field.name + selection(field.type));
  return ` { ${fields.join(' ')} }`;
};

export function printDocuments(sdl: string): string {
  const schema = buildSchema(sdl);
  const query = schema.getQueryType();
  if (!query) throw new Error('The schema has no Query');
  const fields = Object.values(query.getFields());
  const pages = new Map(fields.map(({ name, type }) => [getNamedType(type).name, name]));

  const typeOf = (name: string) => {
    if (inReads.has(name)) return `Answer<z.output<typeof readModule.${name}>>`;
    return name.endsWith('Page') ? `Reads['${pages.get(name)}']['reply']` : `Answer<types.${name}>`;
  };
  const names = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => type !== query && !type.name.startsWith('__'))
    .map(({ name }) => `export type ${name} = ${typeOf(name)};`);

  const documents = fields.map(({ name, args, type }) => {
    const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
    const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
    const head = args.length > 0 ? `query ${name}(${declared}) { ${name}(${passed})` : `{ ${name}`;
    return `  ${name}: '${head}${selection(type)} }',`;
  });

  return [
    "import type { z } from 'zod';",
    "import type * as readModule from '../reads.ts';",
    "import type { Answer, Reads } from '../types.ts';",
    "import type * as types from './types.ts';",
    '',
    ...names,
    '',
    'export const documents = {',
    ...documents,
    '} as const;',
    '',
  ].join('\n');
}
