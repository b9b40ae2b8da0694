/** Passages that break a rule, each with its reason. */
export interface Allowed {
  /** A path, or its beginning. */
  file: string;
  /** A part of the passage; an empty text allows the whole file. */
  text: string;
  reason: string;
}

export const allowed: readonly Allowed[] = [
  { file: 'stories/guides/writing.mdx', text: '', reason: 'Quotes the words and sentences to avoid' },
  { file: 'tests/prose/', text: '', reason: 'Quotes the words and sentences to avoid' },
];
