// A part of a table as an access address asks for it, and its format.
import { runLimits } from '#contract/constants.ts';
import { dataFormats, tableFormatNames, type TableFormat } from '#contract/dataFormats.ts';
import { Refusal, wrongField } from '../../kernel/refusal.ts';
import type { TableQuery } from '../../tables/tables.ts';
import { parseWhere, WhereError } from '../../tables/where.ts';

interface AskedPart {
  readonly columns?: string | undefined;
  readonly where?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

export const unknownFormat = () =>
  new Refusal(406, 'unknown_format', `This data can be read as ${tableFormatNames.join(', ')}`);

export function formatNamed(name: string): TableFormat {
  const found = tableFormatNames.find((format) => format === name.toLowerCase());
  if (!found) throw unknownFormat();
  return found;
}

const typesOf = (accept: string) => accept.split(',').map((range) => range.split(';')[0]?.trim().toLowerCase() ?? '');

/** The format that only an explicit Accept asks for. With a wildcard the data goes out as it is. */
export function formatAccepted(accept: string | undefined): TableFormat | undefined {
  const types = typesOf(accept ?? '*/*');
  if (types.some((type) => type.includes('*'))) return undefined;
  return tableFormatNames.find((format) => types.includes(dataFormats[format].type));
}

/** Ways to read a live stream: Server-Sent Events, or lines of JSON. Also by the ending of the address. */
const liveTypes: Readonly<Record<string, 'events' | 'lines'>> = {
  'text/event-stream': 'events',
  'application/x-ndjson': 'lines',
  'application/ndjson': 'lines',
  'application/jsonl': 'lines',
};

/** Default: Server-Sent Events. A table type asks for the latest events as a table. */
export function liveFormatAccepted(accept: string | undefined): 'events' | 'lines' | TableFormat {
  const types = typesOf(accept ?? '*/*');
  const named = types.map((type) => liveTypes[type]).find((found) => found !== undefined);
  return named ?? formatAccepted(accept) ?? 'events';
}

/** The types of an Accept that names neither a wildcard nor a format of the exchange. */
export function otherTypes(accept: string | undefined): readonly string[] | undefined {
  const types = typesOf(accept ?? '*/*');
  const known: readonly string[] = [
    ...tableFormatNames.map((format) => dataFormats[format].type),
    ...Object.keys(liveTypes),
  ];
  return types.some((type) => type.includes('*') || known.includes(type)) ? undefined : types;
}

export const liveEndings: Readonly<Record<string, 'events' | 'lines'>> = { sse: 'events', ndjson: 'lines' };

export const isPart = ({ columns, where, limit, offset }: AskedPart) =>
  [columns, where, limit, offset].some((one) => one !== undefined);

const maxColumns = runLimits.columns;
const namesShape = /^(?:"(?:[^"]|"")+"|[^",]+)(?:,(?:"(?:[^"]|"")+"|[^",]+))*$/u;
const nameShape = /"(?:[^"]|"")+"|[^",]+/gu;

function columnsIn(text: string): string[] {
  if (!namesShape.test(text)) throw wrongField('columns', 'are not names separated by commas');
  const names = Array.from(text.matchAll(nameShape), ([name]) =>
    name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name.trim(),
  );
  if (names.length > maxColumns) throw wrongField('columns', `are more than ${maxColumns}`);
  return names;
}

export function partOf({ columns, where, limit, offset }: AskedPart): TableQuery {
  try {
    return {
      ...(columns !== undefined && { columns: columnsIn(columns) }),
      ...(where !== undefined && { where: parseWhere(where) }),
      ...(limit !== undefined && { limit }),
      ...(offset !== undefined && { offset }),
    };
  } catch (error) {
    throw error instanceof WhereError ? wrongField('where', error.message) : error;
  }
}
