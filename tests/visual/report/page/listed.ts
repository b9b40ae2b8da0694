import type { Box } from '../../compare.ts';
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

/** Parts in which a picture changed, by name. */
export const partsOf = ({ spots = [] }: Listed) => new Set(spots.map(({ part: name = 'Outside of parts' }) => name));

/** Surroundings shown with a change, and the least size of both, pixels. */
const around = 40;
const least = { inline: 240, block: 160 };
/** Names of rows and columns at an edge of the picture this near are shown whole. */
const nearEdge = { inline: 240, block: 120 };

/** Some of the spots with their surroundings, within a picture of that size; the whole picture without a spot. */
export function frameOf(spots: readonly Spot[] | undefined, width: number, height: number): Box {
  const boxes = spots?.map(({ box }) => box) ?? [];
  if (boxes.length === 0) return [0, 0, width, height];
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...boxes.map(([, , x]) => x)), Math.max(...boxes.map(([, , , y]) => y))];
  const aside = Math.max(around, (least.inline - (right - left)) / 2);
  const above = Math.max(around, (least.block - (bottom - top)) / 2);
  return [
    left < nearEdge.inline ? 0 : left - aside,
    top < nearEdge.block ? 0 : top - above,
    right > width - nearEdge.inline ? width : right + aside,
    Math.min(height, bottom + above),
  ];
}

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

/** Refused pictures by their keys, as the server has them now. */
export async function refusedNow(): Promise<Map<string, Refusal>> {
  return new Map((await factOf<Refusal[]>('/refused')).map((one) => [keyOf(one), one]));
}

/** Keys of the pictures that an earlier visit accepted. */
export async function acceptedBefore(): Promise<string[]> {
  return (await factOf<Listed[]>('/accepted')).map(keyOf);
}

/** Name of the reviewer, as Git knows it. */
export const reviewerName = () => factOf<string>('/reviewer');
