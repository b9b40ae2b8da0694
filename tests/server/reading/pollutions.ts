/** Untidy files with the right table of each. One row per kind. */
export interface Pollution {
  readonly kind: string;
  readonly bytes: Uint8Array;
  /** Names, or undefined where the file has none. */
  readonly header: readonly string[] | undefined;
  readonly rows: readonly (readonly string[])[];
  readonly contentType?: string;
  readonly notes?: readonly string[];
}

const header = ['day', 'place', 'amount'];
const rows = Array.from({ length: 8 }, (_, at) => [`2024-01-${10 + at}`, `Town ${'ABC'[at % 3]}`, `${at}.5`]);
const line = (cells: readonly string[], delimiter = ',') => cells.join(delimiter);
const lines = (table: readonly (readonly string[])[], delimiter = ',', end = '\n') =>
  table.map((cells) => line(cells, delimiter) + end).join('');
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const wide = (text: string, isLittle: boolean, mark: boolean) => {
  const bytes = Buffer.from((mark ? '\u{FEFF}' : '') + text, 'utf16le');
  return isLittle ? Uint8Array.from(bytes) : Uint8Array.from(bytes.swap16());
};

/** The table of a file: its cells between bars, the header first. */
const right = (text: string): Pick<Pollution, 'header' | 'rows'> => {
  const [names, ...cells] = text.split('\n').map((one) => one.split('|'));
  return { header: names, rows: cells };
};

const table = lines([header, ...rows]);
const row = (kind: string, text: string | Uint8Array, change: Partial<Pollution> = {}): Pollution => ({
  kind,
  bytes: typeof text === 'string' ? utf8(text) : text,
  header,
  rows,
  ...change,
});
const german = [
  ['Köln', '1'],
  ['Münster', '2'],
];
const cities = { header: ['stadt', 'n'], rows: german };
const citiesText = 'stadt;n\nKöln;1\nMünster;2\n';

/** Texts in other encodings, written by another program. */
const others = [
  [
    'Windows-1251',
    'Москва и область',
    'Санкт-Петербург',
    'bmFtZTtuCszu8eri4CDoIO7h6+Dx8vw7MQrR4O3q8i3P5fLl8OHz8OM7Mgo=',
  ],
  ['KOI8-R', 'Москва и область', 'Санкт-Петербург', 'bmFtZTtuCu3P08vXwSDJIM/CzMHT1Ng7MQrzwc7L1C3wxdTF0sLV0sc7Mgo='],
  ['Shift JIS', 'とうきょう タワー', 'おおさか', 'bmFtZTtuCoLGgqSCq4LlgqQgg16Dj4FbOzEKgqiCqIKzgqk7Mgo='],
  ['Big5', '台北市政府交通局', '高雄市景點名稱', 'bmFtZTtuCqV4pV+lq6xGqbKl5rNxp707MQqwqravpau0usJJple62TsyCg=='],
  ['GB 18030', '北京市人民政府', '上海浦东新区统计局', 'bmFtZTtuCrGxvqnK0MjLw/HV/riuOzEKyc+6o8bWtqvQwsf4zbO8xr7WOzIK'],
  ['EUC-KR', '서울특별시 교통', '부산광역시 통계', 'bmFtZTtuCrytv+/Gr7qwvcMgsbPF6zsxCrrOu+qxpL+qvcMgxeuw6DsyCg=='],
  ['an old Macintosh', 'Köln', 'München und Zürich', 'bmFtZTtuCkuabG47MQpNn25jaGVuIHVuZCBan3JpY2g7Mgo='],
  ['the code page 850 of DOS', 'Köln', 'München und Zürich', 'bmFtZTtuCkuUbG47MQpNgW5jaGVuIHVuZCBagXJpY2g7Mgo='],
  ['the code page 850 in Spanish', 'Málaga', 'España, García', 'bmFtZTtuCk2gbGFnYTsxCkVzcGGkYSwgR2FyY6FhOzIK'],
] as const;

const climbing = {
  header: Array.from({ length: 14 }, (_, at) => `c${at}`),
  rows: Array.from({ length: 20 }, (_, at) => Array.from({ length: 14 }, (_cell, place) => String(at + place))),
};

const plateTable = right('|1|2|3\nA|5|7|9\nB|6|8|1');
const plate = ',1,2,3\nA,5,7,9\nB,6,8,1\n';

const years = Array.from({ length: 40 }, (_, at) => String(1980 + at));
const prose = [
  '        Index of land and sea   base: 1951',
  '     sources:  two of them, and more words here',
  'year     j    f  m-a x',
  ...years.map((year) => `${year}   -12  *** -18 7`),
  'Divide by 100 to get degrees',
].join('\n');
const tabbed = lines([header, ...rows], '\t');

export const pollutions: readonly Pollution[] = [
  row('nothing', table),
  ...[';', '\t', '|', '^', '~', '||', '::'].map((delimiter) =>
    row(`the delimiter ${JSON.stringify(delimiter)}`, lines([header, ...rows], delimiter)),
  ),
  row('numbers that count up below the names', lines([climbing.header, ...climbing.rows]), climbing),
  row('a blank behind each comma', lines([header, ...rows], ', ')),
  row(
    'columns of fixed width',
    [['day', 'place', 'amount'], ...rows.map(([a, b, c]) => [a!, b!.replace(' ', '_'), c!])]
      .map((cells) => cells.map((cell) => cell.padEnd(14)).join(''))
      .join('\n'),
    {
      rows: rows.map(([a, b, c]) => [a!, b!.replace(' ', '_'), c!]),
    },
  ),
  row('Windows line ends', lines([header, ...rows], ',', '\r\n')),
  row('line ends of old computers', lines([header, ...rows], ',', '\r')),
  row('doubled line ends', lines([header, ...rows], ',', '\r\r\n')),
  row('a blank line after each row', lines([header, ...rows], ',', '\n\n')),
  row('no last line end', table.trimEnd()),
  row('a title', `Amounts of all towns\n\n${table}`),
  row('a title padded with delimiters', `Amounts of all towns,,\n,,\n${table}`),
  row('comment lines', `# exported by a tool\n# 2024\n${table}`),
  row('blank lines first', `\n\n${table}`),
  ...['sep=,', '"sep=,"'].map((hint) =>
    row(`the hint ${hint} of spreadsheets`, `${hint}\na;b,c\n1;2,3\n4;5,6\n`, right('a;b|c\n1;2|3\n4;5|6')),
  ),
  row('settings of an instrument', `[Header]\nInstrument:,X 200\nSerial:,4711\nOperator:,Ann\n\n${table}`),
  row('notes below', `${table}\nSource: Office of statistics\nNote: first figures\n`),
  row('notes padded with delimiters', `${table},,\nSource: Office of statistics,,\n`),
  row('units under the header', `${lines([header])},,mg/L\n${lines(rows)}`, {
    header: ['day', 'place', 'amount mg/L'],
  }),
  row('two rows of names', `2024,2024,2024\n${table}`.replace('2024,2024,2024', 'when,where,measured'), {
    header: ['when day', 'where place', 'measured amount'],
  }),
  row(
    'merged groups of names',
    `,2019,,2020,\ncountry,men,women,men,women\nDE,1,2,3,4\nFR,5,6,7,8\nIT,9,10,11,12\n`,
    right('country|2019 men|2019 women|2020 men|2020 women\nDE|1|2|3|4\nFR|5|6|7|8\nIT|9|10|11|12'),
  ),
  row('no header', lines(rows), { header: undefined }),
  row('years as names', 'country,2019,2020\nDE,1,2\nFR,3,4\n', right('country|2019|2020\nDE|1|2\nFR|3|4')),
  row('an index without a name', ',name,city\n0,Ann,X\n1,Bo,Y\n2,Cy,Z\n', right('|name|city\n0|Ann|X\n1|Bo|Y\n2|Cy|Z')),
  row(
    'decimal commas and days in their order',
    'day;n\n31.01.2024;1.234,5\n01.02.2024;2,25\n',
    right('day|n\n31.01.2024|1.234,5\n01.02.2024|2,25'),
  ),
  row(
    'one column of moments',
    't\n2024-03-01T10:00:00.123456Z\n2024-03-01T10:00:00.123457Z\n',
    right('t\n2024-03-01T10:00:00.123456Z\n2024-03-01T10:00:00.123457Z'),
  ),
  ...[
    'm|d|id|f\n2024-01|3 Jan 2024|9007199254740993|0.12345678901234567\n2024-02|4 Jan 2024|1|1.5',
    'a|b|c|d\n2024-01-01|2024-01-01 10:00:00|1|TRUE\n2024-01-01 10:00|2024-01-01 10:00:00Z|007|false',
  ].map((text, at) => row(`mixed forms of days and numbers, ${at + 1}`, text.replaceAll('|', ','), right(text))),
  row('a header only', lines([header]), { rows: [] }),
  row('one column with another delimiter in a cell', 'c0\nv0\na;b\n', { header: ['c0'], rows: [['v0'], ['a;b']] }),
  row('a row that is short', table.replace('2024-01-13,Town A,3.5', '2024-01-13,Town A'), {
    rows: rows.map((cells, at) => (at === 3 ? [...cells.slice(0, 2), ''] : cells)),
    notes: ['shortRows'],
  }),
  row('a row that is long', table.replace('2024-01-13,Town A,3.5', '2024-01-13,Town A,3.5,x'), {
    header: [...header, ''],
    rows: rows.map((cells, at) => [...cells, at === 3 ? 'x' : '']),
    notes: ['longRows'],
  }),
  row('a second table with the same header', table + table, { notes: ['furtherTables'] }),
  row('a second table after a blank line', `${table}\n${lines([header, ...rows])}`, { notes: ['furtherTables'] }),
  row(
    'padded settings and one table of few rows',
    `Plate,P1,,\nOperator,Ann,,\nVersion,2,,\n,,,\n${plate}`,
    plateTable,
  ),
  row('plates that repeat their header', `${plate}\n${plate}`, { ...plateTable, notes: ['furtherTables'] }),
  row('a further part with its own title', `${table}[Results]\nmean,3\n`),
  row(
    'wavelengths as names',
    'sample,400.0,400.5,401.0,401.5,402.0\nx1,.1,.2,.3,.4,.5\nx2,.2,.3,.4,.5,.6\n',
    right('sample|400.0|400.5|401.0|401.5|402.0\nx1|.1|.2|.3|.4|.5\nx2|.2|.3|.4|.5|.6'),
  ),
  row('a line about the file in front of names and units', `"TOA5","BBS"\n${lines([header])},,mg\n${lines(rows)}`, {
    header: ['day', 'place', 'amount mg'],
  }),
  row('a title of a group below the names', table.replace('amount\n', 'amount\nNorth,,\n'), {
    rows: [['North', '', ''], ...rows],
  }),
  row('cut last cells', 'a,b,c,d,e\n1,2,3\n1,2,3,4\n1,2\n1,2,3,4\n1,2,3\n1,2,3,4\n', {
    header: ['a', 'b', 'c', 'd', 'e'],
    rows: [3, 4, 2, 4, 3, 4].map((width) => ['1', '2', '3', '4', ''].map((cell, at) => (at < width ? cell : ''))),
  }),
  row('an odd first row', table.replace('2024-01-10,Town A,', '2024-01-10,Town A'), {
    rows: rows.map((cells, at) => (at === 0 ? [cells[0]!, 'Town A0.5', ''] : cells)),
  }),
  row('an empty cell in every row', lines([[...header, 'x', 'y'], ...rows.map((cells) => [...cells, '', '1'])]), {
    header: [...header, 'x', 'y'],
    rows: rows.map((cells) => [...cells, '', '1']),
  }),
  row(
    'the rules of a printed table',
    `day  | place\n-----+------\n1.5  | a\n2.5  | b\n3.5  | c\n`,
    right('day|place\n1.5 |a\n2.5 |b\n3.5 |c'),
  ),
  row('words around columns of blanks', prose, {
    header: ['year', 'j', 'f', 'm-a', 'x'],
    rows: years.map((year) => [year, '-12', '***', '-18', '7']),
  }),
  row('settings and words around a table of tabs', `Note:\n${'Use this for two runs\n'.repeat(12)}\n${tabbed}`),
  row('codes of types below the names', `${lines([header])}10d,8s,12n\n${lines(rows)}`),
  row(
    'tabs between cells with blanks and colons',
    'a b\tat hour\nx y\t10:00:00\nz w\t11:00:00\n',
    right('a b|at hour\nx y|10:00:00\nz w|11:00:00'),
  ),
  row(
    'inches at the end of quoted cells',
    'id,size,n\n1,"round, 48"",2\n2,"boxer, 5"",3\n3,"plain, no",4\n',
    right('id|size|n\n1|round, 48"|2\n2|boxer, 5"|3\n3|plain, no|4'),
  ),
  row('line breaks in quotes', 'id,note\n1,"call back\nTue"\n2,"x"\n', {
    header: ['id', 'note'],
    rows: [
      ['1', 'call back\nTue'],
      ['2', 'x'],
    ],
  }),
  row('a quote in the middle of a cell', 'id,size\n1,5" pipe\n2,4" pipe\n', right('id|size\n1|5" pipe\n2|4" pipe')),
  row('quotes after a backslash', 'a,b\n1,"say \\"hi\\", ok"\n2,"plain"\n', right('a|b\n1|say "hi", ok\n2|plain')),
  row('apostrophes as quotes', "a,b\n1,'x, y'\n2,'z, w'\n3,'v, u'\n", right('a|b\n1|x, y\n2|z, w\n3|v, u')),
  row('a quote that is never closed', table.replace('Town B,1.5', '"Town B,1.5'), {
    rows: rows.map((cells, at) => (at === 1 ? [cells[0]!, '"Town B', cells[2]!] : cells)),
    notes: ['openQuote'],
  }),
  row('a mark of UTF-8', '\u{FEFF}"stadt, ort",n\nKöln,1\nMünster,2\n', { header: ['stadt, ort', 'n'], rows: german }),
  row('Windows-1252', latin1(citiesText), cities),
  row('a degree sign in ISO 8859-1', latin1('stadt;t in °C\na;1\nb;2\n'), right('stadt|t in °C\na|1\nb|2')),
  ...others.map(([name, first, second, base64]) =>
    row(`bytes of ${name}`, Uint8Array.from(Buffer.from(base64, 'base64')), {
      header: ['name', 'n'],
      rows: [
        [first, '1'],
        [second, '2'],
      ],
    }),
  ),
  row(
    'a declared ISO 8859-2',
    Uint8Array.from(Buffer.from('stadt;n\n\u00A3\u00F3d\u00BC;1\nKrak\u00F3w;2\n', 'latin1')),
    { ...right('stadt|n\nŁódź|1\nKraków|2'), contentType: 'text/csv; charset=iso-8859-2' },
  ),
  row('UTF-16 with a mark', wide(citiesText, true, true), cities),
  row('UTF-16 without a mark, high bytes first', wide(citiesText, false, false), cities),
];
