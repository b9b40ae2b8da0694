// Report for a person after a failure: each picture as slider, blink, difference and side by side.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { allModes, type Mode, type ModeName } from '../../../.storybook/modes.ts';
import type { Box } from '../compare.ts';

const here = import.meta.dirname;
export const reportFolder = path.join(here, '..', '..', '..', 'visual-report');

export interface Failure {
  story: string;
  mode: string;
  reason: string;
  /** Box around the change, pixels. */
  changed?: Box;
  /** WebP, as far as there are such pictures. */
  pictures: { was?: Buffer; is?: Buffer; differs?: Buffer };
}

/** Surroundings shown with a change, pixels. */
const around = 40;

const framed = ([left, top, right, bottom]: Box): Box => [
  Math.max(0, left - around),
  Math.max(0, top - around),
  right + around,
  bottom + around,
];

/** Settings of the toolbar for a mode. */
function globalsOf(name: string): string {
  const mode: Partial<Mode> = allModes[name as ModeName] ?? {};
  return `theme:${mode.theme ?? 'light'};density:${mode.density ?? 'comfortable'};direction:${mode.direction ?? 'ltr'}`;
}

export const pictureName = (story: string, mode: string, kind: string) =>
  `${story}.${mode.replaceAll(' ', '-')}.${kind}.webp`;

export const clearReport = () => rmSync(reportFolder, { recursive: true, force: true });

/** Writes the page and its pictures; returns the page's path. */
export function writeReport(failures: readonly Failure[], folder = reportFolder): string {
  mkdirSync(folder, { recursive: true });
  const listed = failures.map(({ story, mode, reason, changed, pictures }) => {
    const names = Object.entries(pictures).map(([kind, picture]) => {
      const name = pictureName(story, mode, kind);
      writeFileSync(path.join(folder, name), picture);
      return [kind, name];
    });
    return {
      story,
      mode,
      reason,
      globals: globalsOf(mode),
      changed: changed && framed(changed),
      pictures: Object.fromEntries(names),
    };
  });
  const data = JSON.stringify({ failures: listed }).replaceAll('<', String.raw`\u003c`);
  // One file: a browser blocks module scripts of other files when the page is opened from the disk.
  const script = stripTypeScriptTypes(readFileSync(path.join(here, 'review.ts'), 'utf8'));
  const page = readFileSync(path.join(here, 'page.html'), 'utf8')
    .replace('DATA', () => data)
    .replace('SCRIPT', () => script);
  const file = path.join(folder, 'index.html');
  writeFileSync(file, page);
  return file;
}
