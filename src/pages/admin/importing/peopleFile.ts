import { fillText } from '#design-system';
import { passwordLength, slots } from '#contract/constants.ts';
import type { FileTable, Slot, UserCreate } from '#contract/types.ts';
import { personMessages, roleNames } from '../../../messages/admin.ts';
import { importMessages } from './messages.ts';
import { maxCharactersOf, unknownPassword } from '../people/dialogs/personForm.ts';

export const columns = [
  'email',
  'first_name',
  'last_name',
  'company',
  'phone',
  'address',
  'country',
  'roles',
  'password',
] as const;
type Column = (typeof columns)[number];
export type Cells = Record<Column, string>;

export interface FileRow {
  /** Number of the data row, from 1. */
  row: number;
  cells: Cells;
  problems: string[];
}

type PeopleFile = { rows: FileRow[] } | { problem: string };

const maxRows = 1000;

const { problems: messages } = importMessages;
// Same rule as on the server.
const address = /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+$/u;
const normal = (email: string) => email.trim().normalize('NFC').toLowerCase();

const roleNamed = (word: string): Slot | undefined =>
  slots.find((slot) => [slot, roleNames[slot]].some((name) => name.toLowerCase() === word.toLowerCase()));

const rolesIn = (text: string) =>
  text
    .split(/[,;|]/)
    .map((word) => word.trim())
    .filter(Boolean);

function problemsOf({ password, roles, ...cells }: Cells): string[] {
  const long = (Object.keys(maxCharactersOf) as (keyof typeof maxCharactersOf)[]).filter(
    (name) => Array.from(cells[name]).length > maxCharactersOf[name],
  );
  return [
    ...(address.test(cells.email) ? [] : [messages.email]),
    ...long.map((name) => fillText(messages.long, { field: personMessages.fields[name], max: maxCharactersOf[name] })),
    ...(password && password.length < passwordLength.min
      ? [fillText(messages.short, { min: passwordLength.min })]
      : []),
    ...rolesIn(roles)
      .filter((role) => !roleNamed(role))
      .map((role) => fillText(messages.role, { role })),
  ];
}

function markTwins(rows: readonly FileRow[]) {
  const first = new Map<string, number>();
  for (const { row, cells, problems } of rows) {
    const email = normal(cells.email);
    const before = first.get(email);
    if (before === undefined) first.set(email, row);
    else problems.push(fillText(messages.twice, { row: before }));
  }
}

export function readPeople({ columns: head, rows: all, reading }: FileTable): PeopleFile {
  const { lines: [line] = [] } = reading.notes.find(({ code }) => code === 'openQuote') ?? {};
  if (line !== undefined) return { problem: fillText(messages.quote, { line }) };
  const body = all.filter((row) => row.some((cell) => cell.trim() !== ''));
  const names = head.map(({ name }) => name.toLowerCase());
  if (body.length === 0) return { problem: messages.empty };
  if (!names.includes('email')) return { problem: messages.noEmailColumn };
  const unknown = names.filter((name) => name !== '' && !columns.some((column) => column === name));
  if (unknown.length > 0) return { problem: fillText(messages.unknownColumn, { names: unknown.join(', ') }) };
  if (body.length > maxRows) return { problem: fillText(messages.tooMany, { most: maxRows }) };
  const rows = body.map((line, index): FileRow => {
    const cellOf = (column: Column) => {
      const cell = line[names.indexOf(column)] ?? '';
      // Spaces may be part of a password.
      return column === 'password' ? cell : cell.trim();
    };
    const cells = Object.fromEntries(columns.map((column) => [column, cellOf(column)])) as Cells;
    return { row: index + 1, cells, problems: problemsOf(cells) };
  });
  markTwins(rows);
  return { rows };
}

export const withTaken = (rows: readonly FileRow[], taken: ReadonlySet<string>): FileRow[] =>
  rows.map((row) =>
    taken.has(normal(row.cells.email)) ? { ...row, problems: [...row.problems, messages.taken] } : row,
  );

export const emailsOf = (rows: readonly FileRow[]): string[] => [
  ...new Set(rows.filter(({ cells }) => address.test(cells.email)).map(({ cells }) => normal(cells.email))),
];

export function creationOf({ email, password, roles, ...texts }: Cells): UserCreate {
  const granted = rolesIn(roles).flatMap((role) => roleNamed(role) ?? []);
  const chosen: Slot[] = granted.length > 0 ? granted : ['user'];
  return {
    email,
    password: password || unknownPassword(),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    userModeType: Object.fromEntries(chosen.map((slot) => [slot, true])),
  };
}
