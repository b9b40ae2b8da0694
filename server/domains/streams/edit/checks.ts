// Rules between the fields of a stream: the same for a new stream, an update and each row of a bulk file.
import { isComputed } from '#contract/computed.ts';
import { fileIdOf, isBrokerAddress } from '#contract/sources.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { addressProblem, type AssertAddress } from '../../../upstream/errors.ts';

/** The checked fields, as on the wire. Null and undefined both mean absent. */
export interface Checked {
  readonly type: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly url: string;
  readonly startAt: string;
  readonly endAt: string | null | undefined;
  readonly max_calls?: number | null | undefined;
  readonly max_unit?: string | null | undefined;
  readonly credentials?: object | null | undefined;
}

export type Problem = readonly [field: string, problem: string];

export const refusalOf = ([field, problem]: Problem) =>
  new Refusal(400, 'invalid_input', `${field} ${problem}`, { fields: { [field]: problem } });

export function problemBetween(
  { type, metadata, url, startAt, endAt, max_calls, max_unit, credentials }: Checked,
  assertAddress: AssertAddress,
): Problem | undefined {
  if (endAt && Date.parse(endAt) <= Date.parse(startAt)) return ['endDate', 'is not after the start'];
  const [calls, unit] = [max_calls ?? undefined, max_unit ?? undefined];
  if ((calls === undefined) !== (unit === undefined)) {
    return [calls === undefined ? 'max_calls' : 'max_unit', 'is missing'];
  }
  if (credentials && !isBrokerAddress(url)) return ['credentials', 'are for mqtt and mqtts addresses only'];
  if (fileIdOf(url) !== undefined)
    return isComputed({ type, metadata }) ? ['url', 'is an uploaded file, not a page about the algorithm'] : undefined;
  const problem = addressProblem(url, assertAddress);
  return problem === undefined ? undefined : ['url', problem];
}
