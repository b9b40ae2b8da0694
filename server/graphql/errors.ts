import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { toRefusal } from '../http/errors.ts';
import { Refusal } from '../kernel/refusal.ts';

// The library's hints reveal names of the schema.
const withoutHints = (message: string) => message.replace(/ Did you mean .*\?$/su, '');

export function toFormatted(error: unknown, requestId: string): GraphQLFormattedError {
  const original = error instanceof GraphQLError ? error.originalError : error;
  const place = error instanceof GraphQLError ? { ...(error.path && { path: error.path }) } : {};
  const aboutQuery = error instanceof GraphQLError && !original;
  const { message, code } = aboutQuery
    ? { message: withoutHints(error.message), code: 'query_refused' }
    : toRefusal(original);
  return { message, ...place, extensions: { code, requestId } };
}

export function toQueryRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return error;
  const [first]: unknown[] = error.errors;
  const message = first instanceof Error ? withoutHints(first.message) : 'The query is not valid';
  return new Refusal(400, 'query_refused', message);
}
