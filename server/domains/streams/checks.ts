// What one field of a stream alone does not show: the same for one stream, a changed one and each row of a bulk file.
import { addressProblem, type AssertAddress } from '../../upstream/errors.ts';

/** What is looked at, as on the wire; null and undefined both mean absent. */
export interface Checked {
  readonly url: string;
  readonly startAt: string;
  readonly endAt: string | null | undefined;
  readonly max_calls?: number | null | undefined;
  readonly max_unit?: string | null | undefined;
}

/** The field that is wrong and what is wrong with it. */
export type Problem = readonly [field: string, problem: string];

/** The first problem between the fields of a stream, undefined when there is none. */
export function problemBetween(
  { url, startAt, endAt, max_calls, max_unit }: Checked,
  assertAddress: AssertAddress,
): Problem | undefined {
  if (endAt && Date.parse(endAt) <= Date.parse(startAt)) return ['endDate', 'is not after the start'];
  const [calls, unit] = [max_calls ?? undefined, max_unit ?? undefined];
  if ((calls === undefined) !== (unit === undefined)) {
    return [calls === undefined ? 'max_calls' : 'max_unit', 'is missing'];
  }
  const problem = addressProblem(url, assertAddress);
  return problem === undefined ? undefined : ['url', problem];
}
