import { isDeepStrictEqual } from 'node:util';
import { algorithmType, analysisKey, queryAnalysis } from '#contract/constants.ts';
import type { AnalysisParameter, RunAnalysis, Slot } from '#contract/types.ts';
import type { Row } from '#server/database/schema.ts';
import { catalogue, isAnalysis } from '#server/compute/catalogue.ts';
import { checkParameters, lockedOf, presetsOf, type Parameters } from '#server/compute/parameters.ts';
import { queryForm } from '#server/compute/queryForm.ts';
import type { StoredVersion } from './algorithms/versions.ts';
import { showsGroupsOnly } from '#server/rights/groupsOnly.ts';
import { notFound, Refusal } from '#server/kernel/refusal.ts';
import { isShown } from '#server/rights/visibility.ts';

export interface RunStream extends Pick<
  Row<'streams'>,
  'id' | 'name' | 'type' | 'owner_id' | 'price' | 'visibility' | 'status' | 'metadata' | 'deleted_at'
> {
  readonly has_access: boolean;
  readonly is_partner: boolean;
}

interface Runner {
  readonly id: string;
  readonly slots: readonly Slot[];
}

const isOwn = (stream: RunStream, { id }: Runner) => stream.owner_id === id;

export const isVisible = (stream: RunStream, runner: Runner) =>
  stream.deleted_at === null && (isOwn(stream, runner) || isShown(stream));

/** Accepts own data or running access, which outlasts the stream's publication. */
export function checkData(stream: RunStream | undefined, runner: Runner): asserts stream is RunStream {
  if (!stream || (!stream.has_access && !isVisible(stream, runner))) throw notFound('Stream');
  if (stream.type === algorithmType) throw new Refusal(422, 'not_data', 'An algorithm is not data to run on');
  if (isOwn(stream, runner) && stream.deleted_at === null) return;
  if (!stream.has_access) throw new Refusal(422, 'no_access', 'Buy access to this data before running on it');
}

export interface ChosenAnalysis {
  readonly analysis: RunAnalysis;
  readonly form: readonly AnalysisParameter[];
  readonly presets: Readonly<Record<string, unknown>>;
  readonly locked: readonly string[];
  readonly algorithmId: string | null;
  readonly version: number | null;
}

const builtIn = { presets: {}, locked: [], algorithmId: null, version: null };

export function chooseAnalysis(
  algo: string,
  listing: RunStream | undefined,
  runner: Runner,
  newest: StoredVersion | undefined,
): ChosenAnalysis {
  if (isAnalysis(algo)) return { ...builtIn, analysis: algo, form: catalogue[algo].parameters };
  if (!listing || listing.type !== algorithmType || (!listing.has_access && !isVisible(listing, runner))) {
    throw new Refusal(404, 'not_found', 'Algorithm not found');
  }
  if (!mayUse(listing, runner)) {
    throw new Refusal(422, 'no_access', 'Buy access to this algorithm before running it');
  }
  const analysis = listing.metadata[analysisKey];
  if (analysis === queryAnalysis && newest) {
    return { ...builtIn, analysis, form: queryForm(newest), algorithmId: listing.id, version: newest.version };
  }
  if (typeof analysis !== 'string' || !isAnalysis(analysis)) {
    throw new Refusal(422, 'not_runnable', 'This algorithm names no analysis that the exchange can run');
  }
  const presets = presetsOf(analysis, listing.metadata);
  const form = catalogue[analysis].parameters;
  return { ...builtIn, analysis, form, presets, locked: lockedOf(presets, listing.metadata), algorithmId: listing.id };
}

export const mayUse = (listing: RunStream, runner: Runner) =>
  isOwn(listing, runner) || listing.has_access || listing.price === 0;

export function parametersOf(
  { form, presets, locked }: Pick<ChosenAnalysis, 'form' | 'presets' | 'locked'>,
  sent: Readonly<Record<string, unknown>>,
): Parameters {
  const changed = locked.filter((name) => Object.hasOwn(sent, name) && !isDeepStrictEqual(sent[name], presets[name]));
  const checked = checkParameters(form, { ...presets, ...sent });
  if ('values' in checked && changed.length === 0) return checked.values;
  const fields = {
    ...('fields' in checked && checked.fields),
    ...Object.fromEntries(changed.map((name) => [name, 'is set by the algorithm'])),
  };
  const [[name, problem] = ['', '']] = Object.entries(fields);
  const label = form.find((parameter) => parameter.name === name)?.label ?? name;
  throw new Refusal(422, 'invalid_parameters', `${label} ${problem}`, { fields });
}

/** Group results only: for data-room users on others' data, and for everyone where the owner requires it. */
export const needsDataRoom = (stream: RunStream, runner: Runner): boolean =>
  !isOwn(stream, runner) && (runner.slots.includes('drUser') || showsGroupsOnly(stream));
