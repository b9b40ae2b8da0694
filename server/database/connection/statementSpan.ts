import { SpanKind } from '@opentelemetry/api';
import type { SpanDetails } from '../../traces/span.ts';

const firstTable = /\b(?:from|into|update)\s+"?(\w+)/iu;

/** Every value of a statement is a parameter, so its text tells nothing about a person. */
export function statementSpan(sql: string): SpanDetails {
  const operation = /^\s*(\w+)/u.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
  const table = firstTable.exec(sql)?.[1];
  return {
    name: table ? `${operation} ${table}` : operation,
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
      'db.query.text': sql,
    },
  };
}
