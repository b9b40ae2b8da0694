import type { Box } from '../../compare.ts';

export type Kind = 'was' | 'is' | 'differs';

/** One picture of the report. */
export interface Listed {
  story: string;
  /** Title of the story, for people. */
  title: string;
  mode: string;
  reason: string;
  /** Globals of the mode, as in the address of a story. */
  globals: string;
  /** The change with its surroundings. */
  changed?: Box;
  /** The change alone. */
  mark?: Box;
  /** Name of the change, the same for equal changes. */
  change?: string;
  /** Note of an earlier refusal. */
  refused?: string;
  pictures: Partial<Record<Kind, string>>;
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the element, as in querySelector
export function part<Element extends HTMLElement = HTMLElement>(selector: string): Element {
  const found = document.querySelector<Element>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

export function button(text: string, onClick: () => void) {
  const element = document.createElement('button');
  element.type = 'button';
  element.append(text);
  element.addEventListener('click', onClick);
  return element;
}

export const { failures } = JSON.parse(part('#data').textContent) as { failures: readonly Listed[] };

export const keyOf = ({ story, mode }: Pick<Listed, 'story' | 'mode'>) => `${story}, ${mode}`;

export const nameOf = ({ title, mode }: Listed) => `${title}, ${mode}`;

/** Pictures with the same change as one, itself included. */
export const sameChange = (one: Listed): readonly Listed[] =>
  one.change === undefined ? [one] : failures.filter(({ change }) => change === one.change);

/** Notes of the refused pictures by their keys, as the server has them now. */
export async function refusedNow(): Promise<Map<string, string>> {
  const answer = await fetch('/refused');
  const list = (await answer.json()) as { story: string; mode: string; note: string }[];
  return new Map(list.map((one) => [keyOf(one), one.note]));
}

/** Keys of the pictures that an earlier visit accepted. */
export async function acceptedBefore(): Promise<string[]> {
  const answer = await fetch('/accepted');
  return ((await answer.json()) as Pick<Listed, 'story' | 'mode'>[]).map(keyOf);
}
