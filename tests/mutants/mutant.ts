export type Project =
  | 'node'
  | 'unit'
  | 'parts'
  | 'alone'
  | 'pages'
  | 'server'
  | 'serverAlone'
  | 'serverMore'
  | 'serverWaits';

/** A fault, and the test that catches it. */
export interface Mutant {
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly caughtBy: Catch;
}

export interface Catch {
  readonly project: Project;
  /** Path below tests/. */
  readonly file: string;
  /** Piece of the title, the same for all cases of `it.each`. */
  readonly title: string;
}

const by = (project: Project) => (file: string, title: string) => ({ project, file, title });

export const node = by('node');
export const unit = by('unit');
export const parts = by('parts');
export const alone = by('alone');
export const pages = by('pages');
export const server = by('server');
export const serverAlone = by('serverAlone');
export const serverMore = by('serverMore');
export const serverWaits = by('serverWaits');

/** Times that a mutant's `find` occurs in a text. */
export const occurrences = ({ find }: Mutant, text: string) => text.split(find).length - 1;

export const planted = ({ find, replace }: Mutant, text: string) => text.replace(find, () => replace);
