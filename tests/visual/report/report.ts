// Report for reviewers after a failure: each picture as slider, blink, difference and side by side.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { allModes, desktop, screenModes, viewportName, type Mode, type ModeName } from '../../../.storybook/modes.ts';
import { asText, boxesName, type Boxes } from '../boxes.ts';
import type { Refusal } from '../refusal.ts';
import { refusalOf } from '../refused.ts';
import type { Spot } from '../sameChange.ts';

const here = import.meta.dirname;
const root = path.join(here, '..', '..', '..');
export const reportFolder = path.join(root, 'visual-report');

export interface Failure {
  story: string;
  mode: string;
  reason: string;
  /** Places that changed, pixels. */
  spots?: readonly Spot[];
  /** Name of the change, the same for equal changes. */
  change?: string;
  /** Places of the parts in the new picture of a screen. */
  boxes?: Boxes;
  /** WebP, as far as there are such pictures. */
  pictures: { was?: Buffer; is?: Buffer; differs?: Buffer };
}

/** Toolbar globals of a mode, with the preview's name for its width. */
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

const modeOrder = Object.keys(allModes);

interface ReportOptions {
  folder?: string;
  /** Titles of the stories by id. */
  titles?: Readonly<Record<string, string>>;
  refusals?: readonly Refusal[];
}

/** Writes the page and its pictures, light modes first in each story. Returns the path of the page. */
export async function writeReport(
  failures: readonly Failure[],
  { folder = reportFolder, titles = {}, refusals = [] }: ReportOptions = {},
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  // Stories keep their order.
  const sorted = [...Map.groupBy(failures, ({ story }) => story).values()].flatMap((own) =>
    own.toSorted((one, other) => modeOrder.indexOf(one.mode) - modeOrder.indexOf(other.mode)),
  );
  const listed = sorted.map(({ story, mode, reason, spots, change, boxes, pictures }) => {
    if (boxes) writeFileSync(path.join(folder, `${story}.${boxesName}`), asText(boxes));
    const names = Object.entries(pictures).map(([kind, picture]) => {
      const name = pictureName(story, mode, kind);
      writeFileSync(path.join(folder, name), picture);
      return [kind, name];
    });
    return {
      story,
      title: titles[story] ?? story,
      mode,
      reason,
      isScreen: mode in screenModes,
      globals: globalsOf(mode),
      spots,
      change,
      refused: refusalOf({ story, mode }, refusals),
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
