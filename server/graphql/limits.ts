// Own implementation because graphql-armor and mercurius ignore the length of lists in a query's cost.
import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { maxPageSize, pageSize } from '#contract/constants.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Depth counts nested fields. Cost counts the fields of the answer, with every list at its maximum length. */
export const queryLimits = { depth: 6, aliases: 15, directives: 50, tokens: 1000, cost: 5000 } as const;
/** Introspection nests deeper, in short lists. Its size is bounded by the schema. */
const introspectionDepth = 15;
const introspectionList = 3;
const introspection: Readonly<Record<string, string>> = { __schema: '__Schema', __type: '__Type' };
/** Assumed length of a list without a `limit`. */
const plainList = 5;

export type Variables = Readonly<Record<string, unknown>>;

const refuse = (problem: string) => new Refusal(400, 'query_refused', `The query ${problem}`);

interface Place {
  type: GraphQLNamedType | undefined;
  depth: number;
  maxDepth: number;
  times: number;
  limit: number;
}

export function checkQuery(schema: GraphQLSchema, document: DocumentNode, variables: Variables): void {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1) throw refuse('must hold exactly one operation');
  if (operation.operation !== OperationTypeNode.QUERY) throw refuse('must be a read');
  new Meter(schema, document, operation, variables).run();
}

class Meter {
  readonly #schema: GraphQLSchema;
  readonly #variables: Variables;
  readonly #operation: OperationDefinitionNode;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  #cost = 0;
  #aliases = 0;
  #directives = 0;

  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, variables: Variables) {
    this.#schema = schema;
    this.#operation = operation;
    this.#variables = variables;
    const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((one) => [one.name.value, one]));
  }

  run(): void {
    const type = this.#schema.getQueryType() ?? undefined;
    const place = { type, depth: 1, maxDepth: queryLimits.depth, times: 1, limit: plainList };
    this.#walk(this.#operation.selectionSet, place);
  }

  #walk(set: SelectionSetNode, place: Place): void {
    for (const node of set.selections) {
      this.#directives += node.directives?.length ?? 0;
      if (this.#directives > queryLimits.directives) throw refuse('has too many directives');
      if (node.kind === Kind.FIELD) this.#field(node, place);
      else if (node.kind === Kind.INLINE_FRAGMENT) this.#walk(node.selectionSet, place);
      else {
        const fragment = this.#fragments.get(node.name.value);
        if (fragment) this.#walk(fragment.selectionSet, place);
      }
    }
  }

  #field(node: FieldNode, place: Place): void {
    const name = node.name.value;
    const root = introspection[name];
    const maxDepth = root ? introspectionDepth : place.maxDepth;
    if (place.depth > maxDepth) throw refuse(`is deeper than ${queryLimits.depth}`);
    if (node.alias && (this.#aliases += 1) > queryLimits.aliases) {
      throw refuse(`has more than ${queryLimits.aliases} aliases`);
    }
    this.#cost += place.times;
    if (this.#cost > queryLimits.cost) throw refuse(`costs more than ${queryLimits.cost}`);
    if (!node.selectionSet) return;
    const field = isObjectType(place.type) ? place.type.getFields()[name] : undefined;
    const isList = field !== undefined && isListType(getNullableType(field.type));
    const pages = field?.args.some((argument) => argument.name === 'limit') ?? false;
    this.#walk(node.selectionSet, {
      type: root ? this.#schema.getType(root) : field && getNamedType(field.type),
      depth: place.depth + 1,
      maxDepth,
      times: isList ? place.times * place.limit : place.times,
      limit: pages ? this.#limitOf(node) : maxDepth === introspectionDepth ? introspectionList : plainList,
    });
  }

  #limitOf(node: FieldNode): number {
    const given = node.arguments?.find(({ name }) => name.value === 'limit')?.value;
    const value =
      given?.kind === Kind.VARIABLE ? this.#valueOf(given.name.value) : given?.kind === Kind.INT && Number(given.value);
    return typeof value === 'number' ? Math.min(Math.max(value, 1), maxPageSize) : pageSize;
  }

  #valueOf(variable: string): unknown {
    const declared = this.#operation.variableDefinitions?.find((one) => one.variable.name.value === variable);
    const fallback = declared?.defaultValue?.kind === Kind.INT ? Number(declared.defaultValue.value) : undefined;
    return this.#variables[variable] ?? fallback;
  }
}
