// THE table of tools that open bought data: a line to copy, and a file where the tool has one.
import type { TableFormat } from '#contract/dataFormats.ts';
import type { CodeLanguage } from '#design-system';

export interface ToolFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export interface Tool {
  readonly label: string;
  readonly hint: string;
  readonly code: (address: string) => string;
  readonly language?: CodeLanguage;
  /** `stem`: the name of the file without its extension. */
  readonly file?: (address: string, stem: string) => ToolFile;
  /** True when no test runs the code: the tool cannot be installed beside our tests. */
  readonly syntaxOnly?: true;
}

/** The address in a format: the extension goes before the key. */
export const inFormat = (address: string, format: TableFormat) => address.replace('?', `.${format}?`);

const python = (address: string) => `import pandas as pd

data = pd.read_csv('${inFormat(address, 'csv')}')
print(data.head())`;

const notebook = (address: string) => ({
  nbformat: 4,
  nbformat_minor: 5,
  metadata: { kernelspec: { name: 'python3', display_name: 'Python 3', language: 'python' } },
  cells: [
    { cell_type: 'code', id: 'load', execution_count: null, metadata: {}, outputs: [], source: python(address) },
    { cell_type: 'code', id: 'describe', execution_count: null, metadata: {}, outputs: [], source: 'data.describe()' },
  ],
});

const connection = (address: string) => ({
  version: '0.1',
  connections: [
    { details: { protocol: 'http', address: { url: inFormat(address, 'csv') } }, options: {}, mode: 'Import' },
  ],
});

/** A web query of Excel, in the line ends of Windows. The first three lines have fixed places. */
const webQuery = (address: string) =>
  [
    'WEB',
    '1',
    inFormat(address, 'html'),
    '',
    'Selection=AllTables',
    'Formatting=None',
    'PreFormattedTextToColumns=True',
    'ConsecutiveDelimitersAsOne=False',
    'SingleBlockTextImport=False',
    'DisableDateRecognition=False',
    'DisableRedirections=True',
    '',
  ].join('\r\n');

// Quotes protect `&` and `?` in the address.
export const tools = {
  curl: {
    label: 'curl',
    language: 'bash',
    hint: 'Saves the file under the name of the product.',
    code: (address) => `curl --fail --remote-name --remote-header-name '${address}'`,
  },
  pandas: { label: 'pandas', language: 'python', hint: 'Needs pandas.', code: python },
  polars: {
    label: 'Polars',
    language: 'python',
    hint: 'Needs polars.',
    syntaxOnly: true,
    code: (address) => `import polars as pl

data = pl.read_csv('${inFormat(address, 'csv')}')
print(data.head())`,
  },
  r: {
    label: 'R',
    language: 'r',
    hint: 'Needs no package.',
    code: (address) => `data <- read.csv("${inFormat(address, 'csv')}", fileEncoding = "UTF-8")
head(data)`,
  },
  duckdb: {
    label: 'DuckDB',
    language: 'sql',
    hint: 'DuckDB loads its httpfs extension by itself.',
    code: (address) => `select * from read_parquet('${inFormat(address, 'parquet')}');`,
  },
  excel: {
    label: 'Excel',
    syntaxOnly: true,
    hint: 'Paste this into Data › Get data › Blank query › Advanced editor. Or open the file, a web query in which Excel guesses the type of each cell.',
    code: (address) => `let
  Book = Excel.Workbook(Web.Contents("${inFormat(address, 'xlsx')}"), true),
  Data = Book{[Item = "Data", Kind = "Sheet"]}[Data]
in
  Data`,
    file: (address, stem) => ({ name: `${stem}.iqy`, type: 'text/x-ms-iqy', text: webQuery(address) }),
  },
  powerBi: {
    label: 'Power BI',
    syntaxOnly: true,
    hint: 'Open the file, or use this as a blank query.',
    code: (address) => `let
  Source = Csv.Document(Web.Contents("${inFormat(address, 'csv')}"), [Encoding = 65001]),
  Data = Table.PromoteHeaders(Source, [PromoteAllScalars = true])
in
  Data`,
    file: (address, stem) => ({
      name: `${stem}.pbids`,
      type: 'application/json',
      text: JSON.stringify(connection(address), null, 2),
    }),
  },
  sheets: {
    label: 'Google Sheets',
    syntaxOnly: true,
    hint: 'Type this into a cell. The exchange must be reachable from the internet.',
    code: (address) => `=IMPORTDATA("${inFormat(address, 'csv')}")`,
  },
  jupyter: {
    label: 'Jupyter',
    language: 'python',
    hint: 'Open the notebook, or paste this into a cell. Needs pandas.',
    code: python,
    file: (address, stem) => ({
      name: `${stem}.ipynb`,
      type: 'application/x-ipynb+json',
      text: JSON.stringify(notebook(address), null, 1),
    }),
  },
  javascript: {
    label: 'JavaScript',
    language: 'javascript',
    hint: 'Runs in Node and in browsers of this origin.',
    code: (address) => `const answer = await fetch('${inFormat(address, 'json')}');
if (!answer.ok) throw new Error(await answer.text());
const rows = await answer.json();
console.log(rows.length, rows[0]);`,
  },
  spark: {
    label: 'Spark',
    language: 'python',
    hint: 'Needs pyspark.',
    syntaxOnly: true,
    code: (address) => `from urllib.request import urlretrieve
from pyspark.sql import SparkSession

urlretrieve('${inFormat(address, 'parquet')}', 'data.parquet')
data = SparkSession.builder.getOrCreate().read.parquet('data.parquet')
data.show()`,
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;
export const toolNames = Object.keys(tools) as ToolName[];
