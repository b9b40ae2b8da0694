// The sentence with which a result begins: one pure function per analysis.
import { dateFormat, fillText, numberFormat, percentText } from '#design-system';
import type { ExecutionResult, RunAnalysis } from '#contract/types.ts';
import { findingMessages as messages } from '../../../messages/findings.ts';
import { fieldText, type ResultCell } from '../../shared/rows/shownText.ts';

interface Found {
  readonly result: ExecutionResult;
  readonly rows: readonly (readonly ResultCell[])[];
  /** Figures of a data room are rounded: counts are written as "about". */
  readonly room: boolean;
}

type Finding = (found: Found) => string | undefined;

const significant = { maximumSignificantDigits: 4 } as const;
const day = { dateStyle: 'medium', timeZone: 'UTC' } as const;
const moment = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
const isoDate = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?$/u;

function textOfCell(cell: ResultCell | undefined): string {
  if (typeof cell === 'number') return numberFormat(significant).format(cell);
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (cell === null || cell === undefined || cell === '') return 'No value';
  const withTime = cell.includes('T') && !/T00:00:00(?:\.0+)?Z?$/u.test(cell);
  return isoDate.test(cell) ? dateFormat(withTime ? moment : day).format(new Date(cell)) : cell;
}

const upper = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const named = (name: string | undefined) => fieldText(name ?? '');
const wholeText = (count: number) => numberFormat().format(count);
const shareText = (part: number, all: number) => percentText(all === 0 ? 0 : part / all);

const asNumber = (cell: ResultCell | undefined) => (typeof cell === 'number' ? cell : undefined);
const factOf = ({ result }: Found, name: string) => asNumber(result.facts[name]);
const wordOf = ({ result }: Found, name: string) => named(String(result.facts[name] ?? ''));

const counted = (count: number | undefined, { room }: Found): string => {
  const text = wholeText(count ?? 0);
  return room ? fillText(messages.about, { count: text }) : text;
};

/** A count at the start of a sentence. */
const begun = (count: number | undefined, found: Found) => upper(counted(count, found));

const most = <T>(list: readonly T[], of: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>((best, one) => (best === undefined || of(one) > of(best) ? one : best), undefined);

const groupBy: Finding = (found) => {
  const { result, rows } = found;
  const measure = result.columns[2];
  const figured = measure ? rows.filter((row) => typeof row[2] === 'number') : rows;
  const place = measure ? 2 : 1;
  const first = most(figured, (row) => Number(row[place]));
  const last = most(figured, (row) => -Number(row[place]));
  if (!first || !last) return undefined;
  const name = textOfCell(first[0]);
  if (measure) {
    const parts = { name, figure: named(measure.name), value: textOfCell(first[2]) };
    if (figured.length === 1) return fillText(messages.only, parts);
    return fillText(messages.highest, { ...parts, last: textOfCell(last[0]), least: textOfCell(last[2]) });
  }
  const count = counted(Number(first[1]), found);
  if (rows.length === 1) return fillText(messages.oneGroup, { name, count });
  const all = factOf(found, 'rows') ?? 0;
  if (first[1] === last[1])
    return fillText(messages.evenRows, { groups: rows.length, by: named(result.columns[0]?.name), count });
  const parts = { name, count, all: counted(all, found), share: shareText(Number(first[1]), all) };
  return fillText(messages.mostRows, parts);
};

const resample: Finding = ({ result, rows }) => {
  const known = rows.filter((row) => typeof row[1] === 'number');
  const [first, last, peak] = [known[0], known.at(-1), most(known, (row) => Number(row[1]))];
  if (!first || !last || !peak) return undefined;
  const [from, to] = [Number(first[1]), Number(last[1])];
  const change =
    from > 0 && to !== from ? fillText(messages.change, { share: shareText(Math.abs(to - from), from) }) : '';
  return fillText(to > from ? messages.rose : to < from ? messages.fell : messages.stayed, {
    figure: upper(named(result.columns[1]?.name)),
    from: textOfCell(from),
    start: textOfCell(first[0]),
    to: textOfCell(to),
    end: textOfCell(last[0]),
    change,
    at: textOfCell(peak[0]),
    most: textOfCell(peak[1]),
  });
};

const forecast: Finding = ({ result, rows }) => {
  const ahead = rows.filter((row) => typeof row[2] === 'number');
  const [first, last] = [ahead[0], ahead.at(-1)];
  if (!first || !last) return undefined;
  return fillText(messages.forecast, {
    figure: upper(named(result.columns[1]?.name)),
    first: textOfCell(first[2]),
    start: textOfCell(first[0]),
    last: textOfCell(last[2]),
    end: textOfCell(last[0]),
    low: textOfCell(last[3]),
    high: textOfCell(last[4]),
  });
};

const histogram: Finding = (found) => {
  const top = most(found.rows, (row) => Number(row[2]));
  const all = factOf(found, 'count') ?? 0;
  if (!top) return undefined;
  return fillText(messages.common, {
    column: wordOf(found, 'column'),
    from: textOfCell(top[0]),
    to: textOfCell(top[1]),
    count: counted(Number(top[2]), found),
    all: counted(all, found),
    share: shareText(Number(top[2]), all),
  });
};

const anomalies: Finding = (found) => {
  const { result, rows, room } = found;
  const column = wordOf(found, 'column');
  const all = counted(factOf(found, 'rows'), found);
  if (room) {
    const count = rows.reduce((sum, row) => sum + Number(row[1]), 0);
    if (count === 0) return fillText(messages.usualRoom, { column });
    return fillText(messages.unusualRoom, { count: begun(count, found), all, column });
  }
  const median = textOfCell(result.facts['median']);
  const [far] = rows;
  if (!far) return fillText(messages.usual, { column, all, median });
  const value = textOfCell(far[result.columns.length - 2]);
  const at = result.columns[0]?.type === 'date' ? fillText(messages.on, { date: textOfCell(far[0]) }) : '';
  const count = factOf(found, 'unusual');
  const parts = { all, column, value, at, median };
  return count === 1
    ? fillText(messages.unusualOne, parts)
    : fillText(messages.unusual, { ...parts, count: begun(count, found) });
};

function strengthOf(value: number): keyof typeof messages.strength {
  const size = Math.abs(value);
  return size >= 0.7 ? 'strong' : size >= 0.4 ? 'medium' : size >= 0.2 ? 'weak' : 'none';
}

const correlation: Finding = ({ rows }) => {
  const [top] = rows.filter((row) => typeof row[2] === 'number');
  if (!top) return messages.noPair;
  const value = Number(top[2]);
  const strength = strengthOf(value);
  const direction = strength === 'none' ? '' : value > 0 ? messages.rising : messages.falling;
  const parts = { first: named(String(top[0])), second: named(String(top[1])), value: textOfCell(value), direction };
  return rows.length > 1
    ? fillText(messages.strongest, { ...parts, count: rows.length })
    : fillText(messages.together, { ...parts, first: upper(parts.first), strength: messages.strength[strength] });
};

const regression: Finding = (found) => {
  const [slope, share] = [factOf(found, 'slope'), factOf(found, 'r2')];
  if (slope === undefined) return undefined;
  const direction = slope < 0 ? messages.lower : messages.higher;
  const parts = { x: wordOf(found, 'x'), y: wordOf(found, 'y'), direction, slope: textOfCell(Math.abs(slope)) };
  return share === undefined
    ? fillText(messages.lineNoShare, parts)
    : fillText(messages.line, { ...parts, share: shareText(share, 1) });
};

const kMeans: Finding = (found) => {
  const top = most(found.rows, (row) => Number(row[1]));
  const all = factOf(found, 'rows') ?? 0;
  if (!top) return undefined;
  const rows = counted(Number(top[1]), found);
  const share = shareText(Number(top[1]), all);
  return fillText(messages.clusters, { count: found.rows.length, rows, all: counted(all, found), share });
};

const join: Finding = (found) => {
  const [keys, rows] = [factOf(found, 'keys in both'), factOf(found, 'rows matched')];
  const both = asNumber(found.rows.find(([side]) => side === 'in both')?.[1]);
  if (found.room) return both === undefined ? undefined : fillText(messages.joinedRoom, { count: begun(both, found) });
  return fillText(messages.joined, { keys: counted(keys, found), rows: counted(rows, found) });
};

const quality: Finding = (found) => {
  const points = factOf(found, 'points');
  if (points === undefined) return undefined;
  return fillText(messages.grade, { grade: textOfCell(found.result.content), points });
};

const summary: Finding = (found) => {
  const place = found.result.columns.findIndex(({ name }) => name === 'empty');
  const emptiest = most(found.rows, (row) => Number(row[place]));
  const parts = { rows: counted(factOf(found, 'rows'), found), columns: factOf(found, 'columns') ?? 0 };
  const share = Number(emptiest?.[place] ?? 0);
  if (!emptiest || share === 0) return fillText(messages.summaryFull, parts);
  return fillText(messages.summary, {
    ...parts,
    column: upper(named(String(emptiest[0]))),
    share: shareText(share, 1),
  });
};

/** A query says itself what its columns hold, so that only the ends of its chart are named. */
const query: Finding = (found) => {
  const { result, rows } = found;
  const at = (name: string | undefined) => result.columns.findIndex((column) => column.name === name);
  const [x, y] = [at(result.chart?.x), at(result.chart?.y[0])];
  const drawn = rows.filter((row) => typeof row[y] === 'number');
  const [first, last] = [most(drawn, (row) => Number(row[y])), most(drawn, (row) => -Number(row[y]))];
  if (!first || !last || drawn.length < 2 || result.chart?.form === 'scatter')
    return fillText(messages.queried, { count: rows.length });
  const figure = named(result.columns[y]?.name);
  const parts = {
    name: textOfCell(first[x]),
    figure,
    value: textOfCell(first[y]),
    last: textOfCell(last[x]),
    least: textOfCell(last[y]),
  };
  return fillText(messages.highest, parts);
};

const findings: Readonly<Record<RunAnalysis, Finding>> = {
  summary,
  histogram,
  groupBy,
  correlation,
  regression,
  resample,
  forecast,
  anomalies,
  kMeans,
  join,
  quality,
  query,
};

interface Read {
  result: ExecutionResult;
  analysis: RunAnalysis;
  data_room: boolean;
}

export function findingOf({ result, analysis, data_room: room }: Read): string | undefined {
  const rows = result.rows ?? [];
  if (rows.length === 0 && result.content === undefined && analysis !== 'anomalies') return messages.nothing;
  return findings[analysis]({ result, rows, room });
}
