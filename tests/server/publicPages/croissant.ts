// The rules by which mlcroissant 1.1 refuses a description, and those of the specification for required properties.

interface Field {
  readonly '@id': string;
  readonly name?: string;
  readonly dataType?: string;
  readonly source?: {
    readonly fileObject?: { readonly '@id': string };
    readonly extract?: { readonly column: string };
  };
}

export interface Croissant extends Readonly<Record<string, unknown>> {
  readonly isLiveDataset?: boolean;
  readonly distribution?: readonly Readonly<Record<string, string>>[];
  readonly recordSet?: readonly { readonly '@id': string; readonly field?: readonly Field[] }[];
}

const required = ['@context', 'conformsTo', 'description', 'name', 'url', 'creator', 'datePublished', 'citeAs'];
const types = new Set(['sc:Integer', 'sc:Float', 'sc:Boolean', 'sc:Date', 'sc:Text']);

function fieldProblems({ name, dataType, source }: Field, files: ReadonlySet<string | undefined>): string[] {
  if (name === undefined || name.trim() === '') return ['a field has no name'];
  return [
    ...(types.has(dataType ?? '') ? [] : [`${name} has the type ${dataType}`]),
    ...(files.has(source?.fileObject?.['@id']) ? [] : [`${name} has no source`]),
    ...(source?.extract?.column === name ? [] : [`${name} extracts no column`]),
  ];
}

export function croissantProblems(data: Croissant): string[] {
  const { distribution = [], recordSet = [] } = data;
  const files = new Set(distribution.map((file) => file['@id']));
  const fields = recordSet.flatMap(({ field = [] }) => field);
  const ids = [...files, ...recordSet.map((set) => set['@id']), ...fields.map((field) => field['@id'])];
  return [
    ...required.filter((name) => data[name] === undefined || data[name] === '').map((name) => `no ${name}`),
    // A live source has none until its first events are measured.
    ...(recordSet.length === 1 && fields.length > 0
      ? []
      : recordSet.length === 0 && data.isLiveDataset
        ? []
        : ['no fields']),
    ...(new Set(ids).size === ids.length ? [] : ['an id is used twice']),
    ...distribution.flatMap((file) => [
      ...['name', 'contentUrl', 'encodingFormat'].filter((name) => !file[name]).map((name) => `a file has no ${name}`),
      ...(data.isLiveDataset || file['sha256'] ? [] : ['a file has no hash']),
    ]),
    ...fields.flatMap((field) => fieldProblems(field, files)),
  ];
}
