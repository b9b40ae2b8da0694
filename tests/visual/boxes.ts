// Places of the parts on a screen, kept beside its pictures: the documentation of a part crops them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import type { ModeName } from '../../.storybook/modes.ts';
import * as baselines from './baselines.ts';
import type { Box } from './compare.ts';

/** Mode of the pictures in which the places are. */
export const boxesMode = 'light laptop' satisfies ModeName;

/** Places by the name of the part. */
export type Boxes = Readonly<Record<string, Box>>;

/** Name of the file in the folder of a story's pictures. */
export const boxesName = 'boxes.json';

/** The first place of each part that is in sight: in a dialog, else in the content, else around it. */
export const boxesOf = (page: Page): Promise<Boxes> =>
  page.evaluate(() => {
    const found: Record<string, [number, number, number, number]> = {};
    for (const within of ['[role="dialog"]', 'main', 'body'])
      for (const element of document.querySelectorAll(`${within} [data-component], ${within}[data-component]`)) {
        const [name = ''] = (element.getAttribute('data-component') ?? '').split('.');
        const { left, top, right, bottom } = element.getBoundingClientRect();
        if (
          name in found ||
          right - left < 8 ||
          bottom - top < 8 ||
          !element.checkVisibility({ visibilityProperty: true })
        )
          continue;
        const [x, y] = [window.scrollX, window.scrollY];
        found[name] = [left + x, top + y, right + x, bottom + y].map(Math.round) as (typeof found)[string];
      }
    return Object.fromEntries(Object.entries(found).toSorted(([one], [other]) => one.localeCompare(other)));
  });

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
