// One refused picture, as the run and the page of the report read it.

export interface Refusal {
  story: string;
  mode: string;
  /** Reason, for the author of the change. */
  note: string;
  /** Name of the reviewer. */
  by?: string;
  /** Day of the refusal, ISO 8601. */
  on?: string;
}

export const keyOf = ({ story, mode }: Pick<Refusal, 'story' | 'mode'>) => `${story}, ${mode}`;

/** The note with its author and day. */
export function noteText({ note, by, on }: Refusal): string {
  const origin = [by, on].filter(Boolean).join(', ');
  return origin ? `${note} (${origin})` : note;
}
