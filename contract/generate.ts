// Writes generated/documents.ts from exchange.graphql: one full-depth document per query field, with its types. With
// --check, fails on a difference instead of writing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLInputType,
} from 'graphql';

const here = import.meta.dirname;
const target = `${here}/generated/documents.ts`;
const scalars: Record<string, string> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  Amount: 'number',
  Instant: 'string',
};
const schema = buildSchema(readFileSync(`${here}/exchange.graphql`, 'utf8'));

const printNamed = (type: GraphQLOutputType | GraphQLInputType) => {
  const inner = getNamedType(type);
  if (isEnumType(inner)) {
    return inner
      .getValues()
      .map(({ name }) => `'${name}'`)
      .join(' | ');
  }
  return scalars[inner.name] ?? inner.name;
};

const printType = (type: GraphQLOutputType): string => {
  if (isNonNullType(type)) return printNullable(type.ofType);
  return `${printNullable(type)} | null`;
};
const printNullable = (type: GraphQLOutputType): string =>
  isListType(type) ? `(${printType(type.ofType as GraphQLOutputType)})[]` : printNamed(type);

const printArgument = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return printArgument(type.ofType);
  return isListType(type) ? `readonly (${printArgument(type.ofType)})[]` : printNamed(type);
};

const selection = (type: GraphQLOutputType): string => {
  const inner = getNamedType(type);
  if (!isObjectType(inner)) return '';
  const fields = Object.values(inner.getFields()).map((field) => field.name + selection(field.type));
  return ` { ${fields.join(' ')} }`;
};

const query = schema.getQueryType();
if (!query) throw new Error('exchange.graphql has no Query');

const interfaces = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => type !== query && !type.name.startsWith('__'))
  .map((type) => {
    const fields = Object.values(type.getFields()).map((field) => `  ${field.name}: ${printType(field.type)};`);
    return `export interface ${type.name} {\n${fields.join('\n')}\n}\n`;
  });

const reads = Object.values(query.getFields()).map((field) => {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const head =
    field.args.length > 0 ? `query ${field.name}(${declared}) { ${field.name}(${passed})` : `{ ${field.name}`;
  const variables = field.args.map((arg) => `${arg.name}?: ${printArgument(arg.type)} | undefined`).join('; ');
  return { name: field.name, document: `${head}${selection(field.type)} }`, variables, reply: printType(field.type) };
});

const text = [
  '// Generated from exchange.graphql by contract/generate.ts. Do not edit.',
  '',
  ...interfaces,
  'export const documents = {',
  ...reads.map(({ name, document }) => `  ${name}: '${document}',`),
  '} as const;',
  '',
  'export interface Reads {',
  ...reads.map(({ name, variables, reply }) => `  ${name}: { variables: { ${variables} }; reply: ${reply} };`),
  '}',
  '',
].join('\n');

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('contract/generated/documents.ts differs from exchange.graphql: run npm run contract');
    process.exitCode = 1;
  }
} else {
  mkdirSync(`${here}/generated`, { recursive: true });
  writeFileSync(target, text);
}
