import { keyOf, type Refusal } from '../../refusal.ts';
import type { Spot } from '../../sameChange.ts';

export type Kind = 'was' | 'is' | 'differs';

/** One picture of the report. */
export interface Listed {
  story: string;
  /** Title of the story, for people. */
  title: string;
  mode: string;
  reason: string;
  /** True for a screen of the app, false for a part. */
  isScreen: boolean;
  /** Globals of the mode, as in the address of a story. */
  globals: string;
  /** Places that changed. */
  spots?: readonly Spot[];
  /** Name of the change, the same for equal changes. */
  change?: string;
  /** An earlier refusal. */
  refused?: Refusal;
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

export const nameOf = ({ title, mode }: Listed) => `${title}, ${mode}`;

export const partOf = ({ part: name = 'Outside of parts' }: Spot) => name;

/** Parts in which a picture changed, by name. */
export const partsOf = ({ spots = [] }: Listed) => new Set(spots.map(partOf));

/** A frame around a spot, in pixels of the picture. */
export function markOf({ box: [left, top, right, bottom] }: Spot) {
  const mark = document.createElement('i');
  Object.assign(mark.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
  return mark;
}

async function factOf<Fact>(path: string): Promise<Fact> {
  return (await (await fetch(path)).json()) as Fact;
}

/** Current refusals on the server, by the key of the picture. */
export async function refusedNow(): Promise<Map<string, Refusal>> {
  return new Map((await factOf<Refusal[]>('/refused')).map((one) => [keyOf(one), one]));
}

/** Keys of the pictures that an earlier visit accepted. */
export async function acceptedBefore(): Promise<string[]> {
  return (await factOf<Listed[]>('/accepted')).map(keyOf);
}

/** Name of the reviewer, as Git knows it. */
export const reviewerName = () => factOf<string>('/reviewer');
