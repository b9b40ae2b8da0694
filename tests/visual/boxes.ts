// Boxes of the parts on a screen, stored beside its pictures. The documentation of a part crops the pictures to them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import type { ModeName } from '../../.storybook/modes.ts';
import * as baselines from './baselines.ts';
import type { Box } from './compare.ts';

/** Mode of the pictures that the boxes belong to. */
export const boxesMode = 'light laptop' satisfies ModeName;

/** Boxes by the name of the part. */
export type Boxes = Readonly<Record<string, Box>>;

/** Name of the file in the folder of a story's pictures. */
export const boxesName = 'boxes.json';

/** A part and its box. */
export interface Place {
  part: string;
  box: Box;
}

/** Places of all visible parts: first those in a dialog, then in the content, then around it. */
export const placesOf = (page: Page): Promise<Place[]> =>
  page.evaluate(() => {
    const elements = new Set<Element>();
    for (const within of ['[role="dialog"]', '[role="alertdialog"]', 'main', 'body'])
      for (const name of ['[data-component]', '[data-pattern]'])
        for (const element of document.querySelectorAll(`${within} ${name}, ${within}${name}`)) elements.add(element);
    return [...elements].flatMap((element) => {
      const { component = '', pattern } = (element as HTMLElement).dataset;
      const parts = [component.split('.')[0] ?? '', pattern ?? ''].filter((name) => name !== '');
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (right - left < 8 || bottom - top < 8 || !element.checkVisibility({ visibilityProperty: true })) return [];
      const [x, y] = [window.scrollX, window.scrollY];
      const [first, second, third, fourth] = [left + x, top + y, right + x, bottom + y].map(Math.round);
      const box = [first ?? 0, second ?? 0, third ?? 0, fourth ?? 0] as const;
      return parts.map((part) => ({ part, box }));
    });
  });

/** The first place of each part. */
export const boxesOf = (places: readonly Place[]): Boxes =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(places, ({ part }) => part),
      ([part, [first]]) => [part, first?.box ?? [0, 0, 0, 0]] as const,
    ).toSorted(([one], [other]) => one.localeCompare(other)),
  );

const fileOf = (story: string) => path.join(baselines.folder, story, boxesName);

/** One part a line, for readable changes. */
export const asText = (boxes: Boxes) =>
  `{\n${Object.entries(boxes)
    .map(([name, box]) => `  ${JSON.stringify(name)}: [${box.join(', ')}]`)
    .join(',\n')}\n}\n`;

export const keepBoxes = (story: string, boxes: Boxes) => baselines.keep(fileOf(story), Buffer.from(asText(boxes)));

export function readBoxes(story: string): Boxes | undefined {
  const file = fileOf(story);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Boxes) : undefined;
}
