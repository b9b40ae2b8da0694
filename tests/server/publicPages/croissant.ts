// Checks of a description: rules of mlcroissant 1.1, required properties of the specification, and a full read.
// Opens each file at its address, checks size and hash, and reads the fields of all rows.
import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';

interface Field {
  readonly '@id': string;
  readonly name?: string;
  readonly dataType?: string;
  readonly source?: {
    readonly fileObject?: { readonly '@id': string };
    readonly extract?: { readonly column: string };
  };
}

type FileObject = Readonly<Record<string, string>>;

export interface Croissant extends Readonly<Record<string, unknown>> {
  readonly isLiveDataset?: boolean;
  readonly distribution?: readonly FileObject[];
  readonly recordSet?: readonly { readonly '@id': string; readonly field?: readonly Field[] }[];
}

export interface Opened {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer;
}

const required = ['@context', 'conformsTo', 'description', 'name', 'url', 'creator', 'datePublished', 'citeAs'];

/** Format of cells per type. An empty cell is a missing value. */
const cells: Readonly<Record<string, RegExp>> = {
  'sc:Integer': /^-?\d+$/u,
  'sc:Float': /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu,
  'sc:Boolean': /^(?:true|false)$/u,
  'sc:Date': /^\d{4}-\d\d(?:-\d\d.*)?$|^\d{4}$/u,
  'sc:Text': /^/u,
};

type Table = Readonly<Record<string, string>>[];

async function openFile(file: FileObject, isLive: boolean | undefined, open: (url: string) => Promise<Opened>) {
  const problems = ['@id', 'name', 'contentUrl', 'contentSize', 'encodingFormat']
    .filter((name) => !file[name])
    .map((name) => `a file has no ${name}`);
  const { status, type, bytes } = await open(file['contentUrl'] ?? '');
  const table: Table = [];
  if (status === 200 && type.startsWith('text/csv'))
    table.push(...parse<Readonly<Record<string, string>>>(bytes, { columns: true, record_delimiter: '\r\n' }));
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (status !== 200) problems.push(`a file answers ${status}`);
  if (!type.startsWith(`${file['encodingFormat']};`)) problems.push(`a file is ${type}`);
  if (file['contentSize'] !== `${bytes.length} B`) problems.push('a file has another size');
  if (!isLive && file['sha256'] === undefined) problems.push('a file has no hash');
  if (file['sha256'] !== undefined && file['sha256'] !== hash) problems.push('a file has another hash');
  if (table.length === 0) problems.push('a file has no rows');
  return { problems, table };
}

function fieldProblems({ name, dataType, source }: Field, tables: ReadonlyMap<string, Table>): string[] {
  if (name === undefined || name.trim() === '') return ['a field has no name'];
  const shape = cells[dataType ?? ''];
  if (!shape) return [`${name} has the type ${dataType}`];
  const table = tables.get(source?.fileObject?.['@id'] ?? '');
  if (!table) return [`${name} has no source`];
  const column = source?.extract?.column ?? '';
  return table.flatMap((row) => {
    const cell = row[column];
    if (cell === undefined) return [`${name} extracts no column`];
    return cell === '' || shape.test(cell) ? [] : [`${name} is no ${dataType}: ${cell}`];
  });
}

export async function croissantProblems(data: Croissant, open: (url: string) => Promise<Opened>): Promise<string[]> {
  const { distribution = [], recordSet = [], isLiveDataset } = data;
  const opened = await Promise.all(distribution.map((file) => openFile(file, isLiveDataset, open)));
  const tables = new Map(opened.map(({ table }, at) => [distribution[at]?.['@id'] ?? '', table]));
  const fields = recordSet.flatMap(({ field = [] }) => field);
  const ids = [...distribution, ...recordSet, ...fields].map((node) => node['@id']);
  return [
    ...required.filter((name) => data[name] === undefined || data[name] === '').map((name) => `no ${name}`),
    ...(typeof isLiveDataset === 'boolean' ? [] : ['not said whether it is live']),
    ...((recordSet.length === 1 && fields.length > 0) || (recordSet.length === 0 && distribution.length === 0)
      ? []
      : ['no fields']),
    ...(new Set(ids).size === ids.length ? [] : ['an id is used twice']),
    ...opened.flatMap(({ problems }) => problems),
    ...fields.flatMap((field) => fieldProblems(field, tables)),
  ];
}

/** Extracts the description from a public page. */
export const croissantIn = (html: string): Croissant =>
  JSON.parse(/ld\+json">(.*?)<\/script>/su.exec(html)?.[1] ?? '{}') as Croissant;
