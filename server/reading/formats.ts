import { decoderOf, encodingOf } from './encoding.ts';
import { ReadingError } from './readingError.ts';
import type { Declared, FormatName } from './types.ts';

const signature = (text: string) => (bytes: Uint8Array) =>
  Buffer.from(text, 'latin1').equals(bytes.subarray(0, text.length));
const probedBytes = 4096;

function textOf(all: Uint8Array): string {
  const bytes = all.subarray(0, probedBytes);
  return decoderOf(encodingOf(bytes))(bytes).trimStart();
}

interface Format {
  readonly name: FormatName;
  readonly fits: (bytes: Uint8Array, declared: Declared) => boolean;
}

const lonely = /^(?:-?\d[\d.eE+-]*|"(?:[^"\\]|\\.)*"|true|false|null)\s*$/u;
/** A line that is JSON and no header of a table. */
const isJsonLine = (text: string) => /^\{\s*(?:"|\}|$)/u.test(text) || /^\[\s*(?:[[{"\d\]\-tfn]|$)/u.test(text);

function opensJson(bytes: Uint8Array, { contentType = '', name = '' }: Declared): boolean {
  const text = textOf(bytes);
  const isDeclared = /json/iu.test(contentType) || /\.(?:geo)?json[l]?$|\.ndjson$/iu.test(name);
  if (isDeclared && (/^[[{]/u.test(text) || lonely.test(text))) return true;
  if (!isJsonLine(text)) return false;
  // Sections of instruments begin like a list: [Header].
  const [line = ''] = text.split(/[\r\n]/u, 1);
  return !/^\[[^\]"{[]*[A-Za-z][^\]"]*\]/u.test(line);
}

const longestSchema = 2 ** 24;

/** A stream of Arrow begins with the mark of a message and the length of its schema, a multiple of 8. */
function opensArrowStream(bytes: Uint8Array): boolean {
  if (bytes.length < 8 || !signature('\u00FF\u00FF\u00FF\u00FF')(bytes)) return false;
  const length = Buffer.from(bytes.subarray(4, 8)).readUInt32LE();
  return length > 0 && length % 8 === 0 && length < longestSchema;
}

/** One row per format that can be read, by signature and content. Delimited text is what is left. */
export const formats: readonly Format[] = [
  { name: 'parquet', fits: signature('PAR1') },
  { name: 'arrow', fits: (bytes) => signature('ARROW1')(bytes) || opensArrowStream(bytes) },
  {
    name: 'xlsx',
    fits: (bytes, { name = '', contentType = '' }) =>
      signature('PK\u0003\u0004')(bytes) &&
      (/\.xls[xm]$/iu.test(name) ||
        /spreadsheetml/iu.test(contentType) ||
        /\[Content_Types\]|_rels\/|xl\//u.test(Buffer.from(bytes).toString('latin1', 0, 400))),
  },
  { name: 'json', fits: opensJson },
];

export function formatOf(bytes: Uint8Array, declared: Declared): FormatName {
  const found = formats.find(({ fits }) => fits(bytes, declared));
  if (found) return found.name;
  const text = textOf(bytes);
  if (/^<(?:!doctype|html|\?xml|svg|[a-z]+[\s>])/iu.test(text)) {
    throw new ReadingError('The file is a web page or XML: offer the data as CSV, JSON, Parquet or a workbook');
  }
  if (signature('%PDF')(bytes)) throw new ReadingError('The file is a PDF document: offer the data as a table');
  if (signature('PARE')(bytes)) throw new ReadingError('The Parquet file is encrypted: offer it without a key');
  if (signature('FEA1')(bytes)) {
    throw new ReadingError('The file is Feather of version 1: save it as Arrow, Parquet or CSV');
  }
  if (signature('\u00D0\u00CF\u0011\u00E0')(bytes)) {
    throw new ReadingError('The file is an old workbook (.xls): save it as .xlsx or CSV');
  }
  return 'csv';
}
