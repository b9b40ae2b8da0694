// Report for a person after a failure: each picture as slider, blink, difference and side by side.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { allModes, desktop, viewportName, type Mode, type ModeName } from '../../../.storybook/modes.ts';
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

/** Settings of the toolbar for a mode, with the name that the preview gives its width. */
function globalsOf(name: string): string {
  const mode: Partial<Mode> = allModes[name as ModeName] ?? {};
  const width = mode.viewport && mode.viewport < desktop ? `;viewport.value:${viewportName(mode.viewport)}` : '';
  return `theme:${mode.theme ?? 'light'};density:${mode.density ?? 'comfortable'};direction:${mode.direction ?? 'ltr'}${width}`;
}

export const pictureName = (story: string, mode: string, kind: string) =>
  `${story}.${mode.replaceAll(' ', '-')}.${kind}.webp`;

export const clearReport = () => rmSync(reportFolder, { recursive: true, force: true });

/** Code of the page. One script: a browser blocks module scripts of other files when the page is opened from the disk. */
async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: path.join(here, 'page', 'review.ts'), formats: ['es'] } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const [script] = bundle && 'output' in bundle ? bundle.output : [];
  if (script?.type !== 'chunk') throw new Error('The script of the report was not built.');
  return script.code;
}

/** Writes the page and its pictures; returns the page's path. */
export async function writeReport(failures: readonly Failure[], folder = reportFolder): Promise<string> {
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
  const script = await pageScript();
  const page = readFileSync(path.join(here, 'page', 'page.html'), 'utf8')
    .replace('DATA', () => data)
    .replace('SCRIPT', () => script);
  const file = path.join(folder, 'index.html');
  writeFileSync(file, page);
  return file;
}
