import { ReadingError } from '../readingError.ts';
import type { LeftOut } from './notes.ts';
import { isPending, Rest, type Parts } from './rest.ts';
import { TextEndError, type JsonScanner, type Written } from './scanner.ts';

export interface JsonRecord {
  readonly scanner: JsonScanner;
  readonly value: Written;

  readonly isLine?: boolean;
}

const documentCharacters = 2 ** 22;
const firstCharacters = 2 ** 16;

async function* elementsOf(rest: Rest): AsyncGenerator<JsonRecord> {
  rest.at += 1;
  for (let isFirst = true; ; isFirst = false) {
    if (!(await rest.skipSpace())) rest.refuse();
    if (rest.startsWith(']')) {
      rest.at += 1;
      return;
    }
    if (!isFirst) {
      if (!rest.startsWith(',')) rest.refuse();
      rest.at += 1;
      if (!(await rest.skipSpace())) rest.refuse();
    }
    const found = rest.with((scanner, at) => scanner.value(at, 1));
    const value = isPending(found) ? await found : found;
    yield { scanner: rest.scanner, value };
    rest.at = value.end;
  }
}

const isTable = (scanner: JsonScanner, { kind, start }: Written) =>
  kind === 'list' && scanner.text[scanner.skipSpace(start + 1)] === '{';

/** Place of the list whose elements are the records of an object: the first of objects, else the only one. */
function listIn(scanner: JsonScanner, start: number, leftOut?: LeftOut): Written | undefined {
  const lists: { value: Written; ofObjects: boolean }[] = [];
  scanner.members(start, 0, (_key, value) => {
    if (value.kind === 'list') lists.push({ value, ofObjects: isTable(scanner, value) });
  });
  const tables = lists.filter(({ ofObjects }) => ofObjects);
  if (leftOut) leftOut.lists += Math.max(0, tables.length - 1);
  return (tables[0] ?? (lists.length === 1 ? lists[0] : undefined))?.value;
}

/** Begins the rest at the list of objects of a document that is not whole yet. False where there is none. */
async function enterList(rest: Rest): Promise<boolean> {
  const place = await rest.with((scanner, at) => {
    try {
      scanner.members(at, 0);
      return undefined;
    } catch (error) {
      const isLong = scanner.text.length - at >= documentCharacters;
      const found = error instanceof TextEndError && isLong ? openList(scanner, at) : undefined;
      if (found === undefined) throw error;
      return found;
    }
  });
  if (place === undefined) return false;
  rest.at = place;
  return true;
}

async function leaveList(rest: Rest, leftOut?: LeftOut): Promise<void> {
  for (;;) {
    if (!(await rest.skipSpace())) rest.refuse();
    if (rest.startsWith('}')) break;
    rest.at = await rest.with((scanner, at) => {
      const key = scanner.value(scanner.skipSpace(at + 1), 1);
      if (!scanner.text.startsWith(',', at) || key.kind !== 'text') rest.refuse();
      const value = scanner.value(scanner.skipSpace(scanner.skipSpace(key.end) + 1), 1);
      if (leftOut && isTable(scanner, value)) leftOut.lists += 1;
      return value.end;
    });
  }
  rest.at += 1;
  if (await rest.skipSpace()) rest.refuse();
}

function openList(scanner: JsonScanner, start: number): number | undefined {
  const { text } = scanner;
  const begins = /"(?:[^"\\]|\\.)*"\s*:\s*\[\s*\{/uy;
  let at = scanner.skipSpace(start + 1);
  for (;;) {
    begins.lastIndex = at;
    const found = begins.exec(text)?.[0];
    if (found !== undefined) return at + found.lastIndexOf('[');
    try {
      const key = scanner.value(at, 1);
      const value = scanner.value(scanner.skipSpace(scanner.skipSpace(key.end) + 1), 1);
      at = scanner.skipSpace(scanner.skipSpace(value.end) + 1);
    } catch {
      return undefined;
    }
  }
}

async function isFollowed(rest: Rest): Promise<boolean> {
  if (rest.scanner.text.length < firstCharacters) await rest.more();
  const { scanner, at } = rest;
  try {
    return scanner.text.startsWith('[', scanner.skipSpace(scanner.value(at).end));
  } catch (error) {
    if (error instanceof ReadingError) throw error;
    // A list that is longer than the text holds the rows.
    return false;
  }
}

/** @param leftOut - counts what is no record */
export async function* recordsOf(parts: Parts, leftOut?: LeftOut): AsyncGenerator<JsonRecord> {
  const rest = new Rest(parts);
  if (!(await rest.skipSpace())) throw new ReadingError('The file is empty');
  if (rest.startsWith('[') && !(await isFollowed(rest))) {
    yield* elementsOf(rest);
    if (await rest.skipSpace()) rest.refuse();
    return;
  }
  if (rest.startsWith('{') && (await enterList(rest))) {
    yield* elementsOf(rest);
    await leaveList(rest, leftOut);
    return;
  }
  yield* valuesOf(rest, leftOut);
}

const shapeOf = ({ kind }: Written) => (kind === 'object' || kind === 'list' ? kind : 'scalar');

async function* valuesOf(rest: Rest, leftOut?: LeftOut): AsyncGenerator<JsonRecord> {
  let alone: JsonRecord | undefined;
  let shape: ReturnType<typeof shapeOf> | undefined;
  for (let count = 0; ; count += 1) {
    const hasMore = rest.skipSpace();
    if (!(isPending(hasMore) ? await hasMore : hasMore)) break;
    const found = rest.with((scanner, at) => scanner.value(at));
    const value = isPending(found) ? await found : found;
    shape ??= shapeOf(value);
    if (shape !== shapeOf(value)) rest.refuse();
    const record = { scanner: rest.scanner, value, isLine: true };
    rest.at = value.end;
    if (count === 0) alone = record;
    else {
      if (alone) yield alone;
      alone = undefined;
      yield record;
    }
  }
  if (alone) yield* recordsIn(alone, leftOut);
}

function* recordsIn({ scanner, value }: JsonRecord, leftOut?: LeftOut): Generator<JsonRecord> {
  const list = value.kind === 'object' ? listIn(scanner, value.start, leftOut) : undefined;
  const found: Written[] = list ? [] : [value];
  if (list) scanner.elements(list.start, 1, (element) => found.push(element));
  for (const element of found) yield { scanner, value: element };
}
