/** Files in the forms of public bodies, laboratories and programs. `right`: its cells between bars, the header first. */
interface RealKind {
  readonly kind: string;
  readonly text: string;
  readonly right: string;
  readonly hasHeader?: boolean;
}

const years = Array.from({ length: 12 }, (_, at) => 2000 + at);
const series = years.map((year) => `31.12.${year};8${year}`).join('\n');
const seasons = years.map((year) => `   ${year}   1   ${year % 7}.4     ---`).join('\n');
const requests = years.map((year, at) => `2023-05-02 17:42:${at + 10} GET /a - Mozilla/5.0+(X;+Y) ${year}`);
const days = years.map((_, at) => `  260,202301${at + 10},   ${at + 10},     `);
const bars = (text: string) => text.replaceAll(/[;\t]/gu, '|');

const measured = Array.from({ length: 6 }, (_, at) => [`0.0${at}0000`, `${at}.100000`, `${at}.300000`, '']);
const segment = `Channels\t2\t\t\r\nSamples\t6\t6\t\r\nDate\t2024/03/01\t2024/03/01\t\r\nY_Unit_Label\tVolts\tVolts\t\r\nX0\t0.0\t0.0\t\r\nDelta_X\t0.01\t0.01\t\r\n***End_of_Header***\t\t\t\r\nX_Value\tVoltage_0\tVoltage_1\tComment\r\n${measured.map((cells) => `${cells.join('\t')}\r\n`).join('')}`;

export const realKinds: readonly RealKind[] = [
  {
    kind: 'a last row with as few cells as a row above it',
    text: 'Site,First,Second,Third\nA,1,2,3\n,,,17\nB,4,5,6\nC,7,8,9\n,,,24\n',
    right: 'Site|First|Second|Third\nA|1|2|3\n|||17\nB|4|5|6\nC|7|8|9\n|||24',
  },
  {
    kind: 'one unit below the names of merged cells',
    text: '"Population"\n"Table: 17"\n\n"Area","Q1 2022","Q2 2022"\n,"Persons",""\n"North","1,234","2,345"\n"South","3,456","4,567"\n"East","5,678","6,789"\n\nFootnotes:\n"1","Estimates are final."\n',
    right: 'Area|Q1 2022 Persons|Q2 2022\nNorth|1,234|2,345\nSouth|3,456|4,567\nEast|5,678|6,789',
  },
  {
    kind: 'the same years in each group',
    text: ';men;;women;\n;2020;2021;2020;2021\n0 to 9;1.234;2.345;3.456;4.567\n10 to 19;5.678;6.789;7.891;8.912\n20 to 29;1.111;2.222;3.333;4.444\n',
    right:
      '|men 2020|men 2021|women 2020|women 2021\n0 to 9|1.234|2.345|3.456|4.567\n10 to 19|5.678|6.789|7.891|8.912\n20 to 29|1.111|2.222|3.333|4.444',
  },
  {
    kind: 'names of the first columns below those of the others',
    text: 'Dataset: wages;;;;\n;Time;2018;2019;2020\nCountry;Series;;;\nAustria;constant;1;2;3\nBelgium;constant;4;5;6\nChile;constant;7;8;9\n',
    right: 'Country|Time Series|2018|2019|2020\nAustria|constant|1|2|3\nBelgium|constant|4|5|6\nChile|constant|7|8|9',
  },
  {
    kind: 'titles above two columns, and a rule above the notes',
    text: `Table: 1\nPopulation: all, by day;\nForward count;\nGermany;\nDay;Population\n;Number\n${series}\n__________\n(C) office\n`,
    right: `Day|Population Number\n${bars(series)}`,
  },
  {
    kind: 'footnotes with a header of their own',
    text: '"Area","Year","Value","Notes"\n"A","2000","5","1"\n"A","2001","6",""\n"A","2002","7","1,2"\n"noteID","Note"\n"1","First."\n"2","Second."\n',
    right: 'Area|Year|Value|Notes\nA|2000|5|1\nA|2001|6|\nA|2002|7|1,2',
  },
  {
    kind: 'columns of fixed width whose cells hold blanks',
    text: 'Stations of the office, June 2023\n\nID    PLACE          ST      LAT\n\n00123 NEW YORK CITY  NY   40.123\n00124 BOSTON         MA   42.345\n00125 SAN JUAN              8.4\n00126 EL PASO        TX   31.2\n00127 MIAMI          FL   25.99\n00128 PORT HOPE      AK   66.01\n',
    right:
      'ID|PLACE|ST|LAT\n00123|NEW YORK CITY|NY|40.123\n00124|BOSTON|MA|42.345\n00125|SAN JUAN||8.4\n00126|EL PASO|TX|31.2\n00127|MIAMI|FL|25.99\n00128|PORT HOPE|AK|66.01',
  },
  {
    kind: 'units below some columns of blanks',
    text: `Oxford\nMissing data (more than 2 days) is marked by  ---.\n   yyyy  mm   tmax     sun\n              degC   hours\n${seasons}\n`,
    right: `yyyy|mm|tmax degC|sun hours\n${years.map((year) => `${year}|1|${year % 7}.4|---`).join('\n')}`,
  },
  {
    kind: 'names behind a mark and a label',
    text: `#Software: Information Services 10.0\n#Date: 2023-05-02 17:42:15\n#Fields: date time method stem query agent status\n${requests.join('\n')}\n`,
    right: `date|time|method|stem|query|agent|status\n${requests.join('\n').replaceAll(' ', '|')}`,
  },
  {
    kind: 'names behind a mark and a blank',
    text: `# Office of weather\n# FG : wind, in 0.1 m/s\n#\n# STN,YYYYMMDD,   FG,   RH\n${days.join('\n')}\n`,
    right: `STN|YYYYMMDD|FG|RH\n${years.map((_, at) => `260|202301${at + 10}|${at + 10}|`).join('\n')}`,
  },
  {
    kind: 'mail addresses and nothing else',
    text: 'email\nana@example.com\nbob@mail.example.org\ncy@example.net\n',
    right: 'email\nana@example.com\nbob@mail.example.org\ncy@example.net',
  },
  {
    kind: 'two headers of an instrument, each with a line for its end',
    text: `LabVIEW Measurement\t\r\nWriter_Version\t2\r\nSeparator\tTab\r\nDate\t2024/03/01\r\n***End_of_Header***\t\r\n\t\r\n${segment}\t\r\n${segment}`,
    right: `X_Value|Voltage_0|Voltage_1|Comment\n${measured.map((cells) => cells.join('|')).join('\n')}`,
  },
  {
    kind: 'a letter',
    text: 'This is a short letter to the editor about nothing.\nIt has three lines, and no table in it at all.\nPlease ignore it, and thank you for reading.\n',
    right:
      'This is a short letter to the editor about nothing.\nIt has three lines, and no table in it at all.\nPlease ignore it, and thank you for reading.',
    hasHeader: false,
  },
  ...['2023-05-01 10:00:0', 'May  1 10:00:0'].map((moment, at) => {
    const messages = ['started', 'connection from 10.0.0.1:4432 accepted', 'slow query (took 31: ms)', 'done'];
    const lines = messages.map((message, second) => `${moment}${second}${at === 0 ? ',123' : ''} app[12]: ${message}`);
    return {
      kind: `the messages of a program, ${moment}`,
      text: lines.join('\n'),
      right: lines.join('\n'),
      hasHeader: false,
    };
  }),
];
