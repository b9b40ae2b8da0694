import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { Amount as AmountText, Instant as InstantText } from '#contract/entities/common.ts';

const whole = (value: unknown) => {
  if (typeof value === 'number' && AmountText.safeParse(value).success) return value;
  throw new GraphQLError('An amount is a whole number of micro-tokens');
};

const instant = (value: unknown) => {
  if (typeof value === 'string' && InstantText.safeParse(value).success) return value;
  throw new GraphQLError('A time is RFC 3339 in UTC');
};

export const Amount = new GraphQLScalarType({
  name: 'Amount',
  description: 'Whole micro-tokens as a JSON integer.',
  serialize: whole,
  parseValue: whole,
  parseLiteral: (node) => whole(node.kind === Kind.INT && /^\d+$/u.test(node.value) ? Number(node.value) : undefined),
});

export const Instant = new GraphQLScalarType({
  name: 'Instant',
  description: 'RFC 3339 in UTC.',
  serialize: instant,
  parseValue: instant,
  parseLiteral: (node) => instant(node.kind === Kind.STRING ? node.value : undefined),
});
