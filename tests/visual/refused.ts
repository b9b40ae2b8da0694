// Refused pictures with the notes of their reviewers: a file committed with the pull request.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keyOf, type Refusal } from './refusal.ts';

export const refusedFile = path.join(import.meta.dirname, 'refused.json');

export const readRefused = (file = refusedFile): readonly Refusal[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Refusal[]) : [];

function write(refusals: readonly Refusal[], file: string): void {
  const sorted = refusals.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
  if (sorted.length === 0) rmSync(file, { force: true });
  else writeFileSync(file, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

const without = (refusals: readonly Refusal[], gone: readonly Pick<Refusal, 'story' | 'mode'>[]) => {
  const keys = new Set(gone.map(keyOf));
  return refusals.filter((one) => !keys.has(keyOf(one)));
};

/** Stores a refusal and replaces an earlier one of the same picture. */
export const refuse = (refusal: Refusal, file = refusedFile): void =>
  write([...without(readRefused(file), [refusal]), refusal], file);

/** Removes the refusals of pictures. */
export function clearRefused(pictures: readonly Pick<Refusal, 'story' | 'mode'>[], file = refusedFile): void {
  const before = readRefused(file);
  const after = without(before, pictures);
  if (after.length < before.length) write(after, file);
}

/** Refusals of checked pictures that no longer differ. */
export function settledRefusals(
  refusals: readonly Refusal[],
  isLookedAt: (refusal: Refusal) => boolean,
  failures: readonly Pick<Refusal, 'story' | 'mode'>[],
): Refusal[] {
  const failed = new Set(failures.map(keyOf));
  return refusals.filter((one) => isLookedAt(one) && !failed.has(keyOf(one)));
}

export const refusalOf = (picture: Pick<Refusal, 'story' | 'mode'>, refusals: readonly Refusal[]) =>
  refusals.find((one) => keyOf(one) === keyOf(picture));
