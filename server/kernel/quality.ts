import { qualityGrades } from '#contract/constants.ts';
import type { Quality, SampleColumn } from '#contract/types.ts';

type Reason = Quality['reasons'][number];

export interface Facts {
  readonly rows: number;
  readonly schema: readonly SampleColumn[];
  readonly mixed: readonly string[];
  readonly duplicates: number;
  readonly ragged: number;
  readonly structured: boolean;
  /** Parts of the reading for which two choices fit alike. */
  readonly questions?: number;
  readonly ageDays: number | undefined;
  /** Events repeat their values by nature, such as the name of a sensor. */
  readonly live?: boolean;
}

/** Minimum points of each grade, best first; the last grade takes the rest. */
const gradePoints = [90, 75, 60, 40, 0] as const;
const nulls = { free: 0.02, times: 20, each: 10, max: 30 } as const;
const constant = { fewestRows: 10, each: 3, max: 9 } as const;
const mixed = { each: 8, max: 24 } as const;
const duplicates = { free: 0.005, times: 60, max: 30 } as const;
const raggedCost = { times: 40, max: 20 } as const;
const unstructuredPoints = 40;
const ambiguousPoints = 5;
/** Deductions by age in days. Small, because old data may be exactly what a buyer wants. */
const stale = [
  { days: 1825, points: 8 },
  { days: 365, points: 5 },
  { days: 30, points: 2 },
] as const;

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

function capped(reasons: readonly Reason[], most: number): Reason[] {
  let left = most;
  return reasons
    .toSorted((a, b) => b.points - a.points)
    .map((reason) => {
      const points = Math.min(left, reason.points);
      left -= points;
      return { ...reason, points };
    })
    .filter(({ points }) => points > 0);
}

function reasonsOf({
  rows,
  schema,
  mixed: mixedColumns,
  duplicates: repeated,
  ragged,
  structured,
  questions = 0,
  ageDays,
  live,
}: Facts): Reason[] {
  const missing = schema
    .filter((column) => column.nulls > nulls.free)
    .map(({ name: column, nulls: value }): Reason => ({
      code: 'nulls',
      column,
      value: rounded(value),
      points: Math.max(1, Math.min(nulls.each, Math.round(value * nulls.times))),
    }));
  const same = live || rows < constant.fewestRows ? [] : schema.filter(({ distinct }) => distinct === 1);
  const share = repeated / rows;
  const old = stale.find(({ days }) => ageDays !== undefined && ageDays > days);
  return [
    ...(questions > 0 ? [{ code: 'ambiguous' as const, value: questions, points: questions * ambiguousPoints }] : []),
    ...(structured ? [] : [{ code: 'unstructured' as const, value: 1, points: unstructuredPoints }]),
    ...capped(missing, nulls.max),
    ...capped(
      same.map(({ name: column }) => ({ code: 'constant' as const, column, value: 1, points: constant.each })),
      constant.max,
    ),
    ...capped(
      mixedColumns.map((column) => ({ code: 'mixedTypes' as const, column, value: 1, points: mixed.each })),
      mixed.max,
    ),
    ...(!live && share > duplicates.free
      ? [
          {
            code: 'duplicates' as const,
            value: rounded(share),
            points: Math.max(1, Math.min(duplicates.max, Math.round(share * duplicates.times))),
          },
        ]
      : []),
    ...(ragged > 0
      ? [
          {
            code: 'ragged' as const,
            value: rounded(ragged / rows),
            points: Math.max(1, Math.min(raggedCost.max, Math.round((ragged / rows) * raggedCost.times))),
          },
        ]
      : []),
    ...(old && ageDays !== undefined ? [{ code: 'stale' as const, value: rounded(ageDays), points: old.points }] : []),
  ];
}

export function gradeOf(facts: Facts): Quality {
  const reasons: Reason[] =
    facts.rows === 0
      ? [{ code: 'empty', value: 0, points: 100 }]
      : reasonsOf(facts).toSorted((a, b) => b.points - a.points);
  const points = Math.max(0, 100 - reasons.reduce((sum, reason) => sum + reason.points, 0));
  const place = gradePoints.findIndex((least) => points >= least);
  return { grade: qualityGrades[place] ?? 'E', points, reasons };
}
