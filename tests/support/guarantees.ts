// Guarantees by number, each with the tests that prove it: file or folder under tests/ and a piece of the title. A number
// without a proof is `open` and says why.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';

export interface Guarantee {
  readonly what: string;
  /** `file › piece of the title`, below tests/. */
  readonly proofs: readonly string[];
  /** Reason for the missing test. */
  readonly open?: string;
}

/** Subject and number of guarantees by letter. */
export type Subjects = Readonly<Record<string, readonly [subject: string, count: number]>>;

export const by = (what: string, ...proofs: string[]): Guarantee => ({ what, proofs });
export const open = (what: string, why: string): Guarantee => ({ what, proofs: [], open: why });

const tests = path.join(import.meta.dirname, '..');

/** The text of a file, or of all files in a folder. */
function textOf(place: string): string {
  const file = path.join(tests, place);
  if (!existsSync(file)) return '';
  if (!statSync(file).isDirectory()) return readFileSync(file, 'utf8');
  return readdirSync(file, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** Returns the proofs that are in no test. */
export const missingProofs = (proofs: readonly string[]): string[] =>
  proofs.filter((proof) => {
    const [file = '', title = ''] = proof.split(' › ');
    return title === '' || !textOf(file).includes(title);
  });

/** Call it within `describe`. */
export function prove(subjects: Subjects, guarantees: Readonly<Record<string, Guarantee>>) {
  const wanted = Object.entries(subjects).flatMap(([letter, [, count]]) =>
    Array.from({ length: count }, (_, n) => `${letter}${String(n + 1).padStart(2, '0')}`),
  );

  it('is listed number by number, each once', () => {
    expect(Object.keys(guarantees).toSorted()).toEqual(wanted.toSorted());
  });

  it.each(Object.entries(guarantees).filter(([, { proofs }]) => proofs.length > 0))(
    '%s is proved by tests that are there',
    (_id, { proofs }) => {
      expect(missingProofs(proofs)).toEqual([]);
    },
  );

  it('has a reason wherever there is no test', () => {
    const without = Object.entries(guarantees).filter(([, { proofs }]) => proofs.length === 0);
    for (const [id, { what, open: why }] of without) process.stdout.write(`open: ${id} ${what}: ${why}\n`);
    expect(without.filter(([, { open: why }]) => !why)).toEqual([]);
  });
}
