// One full-depth document per read, with its types.
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

const scalars: Record<string, string> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  Amount: 'number',
  Instant: 'string',
};

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

export function printDocuments(sdl: string): string {
  const schema = buildSchema(sdl);
  const query = schema.getQueryType();
  if (!query) throw new Error('The schema has no Query');

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
    const variables = field.args
      .map(
        (arg) =>
          arg.name +
          (isNonNullType(arg.type) ? ': ' : '?: ') +
          printArgument(arg.type) +
          (isNonNullType(arg.type) ? '' : ' | undefined'),
      )
      .join('; ');
    return { name: field.name, document: `${head}${selection(field.type)} }`, variables, reply: printType(field.type) };
  });

  return [
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
}
