import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AccessRequest } from '#contract/entities/accessRequests.ts';
import { Contract } from '#contract/entities/contracts.ts';
import { Notification } from '#contract/entities/notifications.ts';
import { Offer } from '#contract/entities/offers.ts';
import { Subscription } from '#contract/entities/subscriptions.ts';

const schema = buildSchema(readFileSync(new URL('../../contract/exchange.graphql', import.meta.url), 'utf8'));
const entities: Record<string, z.ZodType> = { AccessRequest, Contract, Notification, Offer, Subscription };
/** What only GraphQL gives, or gives less of to some (whoever owns the data of a run), and so has no entity to agree with. */
const graphqlOnly = ['Access', 'Audit', 'ContractSet', 'Execution'];

interface Shape {
  readonly type?: string | string[];
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Record<string, Shape>;
  readonly required?: readonly string[];
  readonly items?: Shape;
}

const scalars: Record<string, string> = {
  ID: 'string',
  String: 'string',
  Instant: 'string',
  Int: 'integer',
  Amount: 'integer',
  Boolean: 'boolean',
  Float: 'number',
};
const nullable = (shape: Shape) => shape.anyOf?.some(({ type }) => type === 'null') ?? false;
const bare = (shape: Shape): Shape => shape.anyOf?.find(({ type }) => type !== 'null') ?? shape;

/** Where a GraphQL type and the JSON shape of an entity say different things. */
function differences(type: GraphQLOutputType, shape: Shape, optional: boolean, path: string): string[] {
  const may = optional || nullable(shape);
  if (isNonNullType(type)) {
    return may ? [`${path}: absent or null on the wire, required in GraphQL`] : differences2(type.ofType, shape, path);
  }
  return may ? differences2(type, bare(shape), path) : [`${path}: always there on the wire, nullable in GraphQL`];
}

function differences2(type: GraphQLOutputType, shape: Shape, path: string): string[] {
  if (isListType(type)) {
    const inner = type.ofType as GraphQLOutputType;
    return shape.items ? differences(inner, shape.items, false, `${path}[]`) : [`${path}: a list in GraphQL only`];
  }
  const named = getNamedType(type);
  if (isEnumType(named)) {
    const words = named.getValues().map(({ name }) => name);
    return JSON.stringify(shape.enum) === JSON.stringify(words) ? [] : [`${path}: other words`];
  }
  if (!isObjectType(named))
    return scalars[named.name] === shape.type ? [] : [`${path}: ${named.name} is ${String(shape.type)}`];
  const { properties = {}, required = [] } = shape;
  const fields = named.getFields();
  return [
    ...Object.keys(properties)
      .filter((name) => !(name in fields))
      .map((name) => `${path}.${name}: not in GraphQL`),
    ...Object.values(fields).flatMap(({ name, type: inner }) => {
      const property = properties[name];
      return property
        ? differences(inner, property, !required.includes(name), `${path}.${name}`)
        : [`${path}.${name}: not on the wire`];
    }),
  ];
}

describe('GraphQL and the entities of the wire', () => {
  it.each(Object.entries(entities))('%s is the same in both', (name, entity) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no type of exchange.graphql`);
    const shape = z.toJSONSchema(entity, { unrepresentable: 'any', io: 'output' }) as Shape;
    expect(differences2(type, shape, name)).toEqual([]);
  });

  it('every type with a page of its own is compared here', () => {
    const paged = Object.keys(schema.getTypeMap())
      .filter((name) => name.endsWith('Page'))
      .map((name) => name.slice(0, -4));
    expect(new Set(paged)).toEqual(new Set([...Object.keys(entities), ...graphqlOnly]));
  });
});
