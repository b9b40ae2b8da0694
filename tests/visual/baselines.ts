// The pictures that were accepted, and the browser that took them.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allModes, type ModeName } from '../../.storybook/modes.ts';
import type { Counts } from '../run/counts.ts';
import type { Pictured } from './storybook.ts';

export const folder = path.join(import.meta.dirname, 'baselines');
const takenWithFile = path.join(folder, 'takenWith.json');

/** Browser and machine that draw the pictures. */
export interface Renderer {
  /** As the browser tells it, e.g. 156.0.8078.79. */
  version: string;
  /** Operating system and processor, e.g. linux-x64. */
  platform: string;
}

export const modeNames = Object.keys(allModes) as readonly ModeName[];

export const fileOf = (story: string, mode: string) => path.join(folder, story, `${mode.replaceAll(' ', '-')}.webp`);
export const probeFile = path.join(folder, 'probe.webp');

export const read = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

export function keep(file: string, picture: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

export const drop = (file: string) => rmSync(file, { force: true });

export function takenWith(): Renderer | undefined {
  return existsSync(takenWithFile) ? (JSON.parse(readFileSync(takenWithFile, 'utf8')) as Renderer) : undefined;
}

export const keepTakenWith = (renderer: Renderer) =>
  keep(takenWithFile, Buffer.from(`${JSON.stringify(renderer, undefined, 2)}\n`));

/** Accepted pictures, as paths in the folder of the pictures. */
const acceptedPictures = (within: string): string[] => globSync('*/*.webp', { cwd: within });

/** Accepted pictures that no story has in any of its modes. */
export function orphans(stories: readonly Pictured[], within = folder): string[] {
  const expected = new Set(
    stories.flatMap(({ id, modes }) => modes.map((mode) => path.relative(folder, fileOf(id, mode)))),
  );
  return acceptedPictures(within).filter((file) => !expected.has(file));
}

/** Missing pictures and orphans, as lines for people. */
export function gaps(stories: readonly Pictured[]): string[] {
  const missing = stories.flatMap(({ id, modes }) =>
    modes.filter((mode) => !existsSync(fileOf(id, mode))).map((mode) => `${id}, ${mode}: has no picture yet`),
  );
  return [...missing, ...orphans(stories).map((file) => `${file}: no tagged story has this mode`)];
}

export function dropOrphans(stories: readonly Pictured[], within = folder): void {
  for (const file of orphans(stories, within)) {
    rmSync(path.join(within, file));
    const story = path.dirname(path.join(within, file));
    // Only the places of its parts are left of a dropped story.
    if (globSync('*.webp', { cwd: story }).length === 0) rmSync(story, { recursive: true });
  }
}

const major = ({ version }: Renderer) => version.split('.', 1)[0];

/** Why pictures of this renderer cannot be compared with the accepted ones; undefined when they can. */
export function whyNotComparable(here: Renderer, then: Renderer | undefined): string | undefined {
  if (!then) return 'there are no pictures yet';
  const name = (renderer: Renderer) => `Chromium ${major(renderer)} on ${renderer.platform}`;
  return name(here) === name(then) ? undefined : `they were taken with ${name(then)}, this is ${name(here)}`;
}

/** The result of a run that cannot compare, with what to do about it: a failure unless it is skipped on purpose. */
export function notCompared(pictures: number, whyNot: string, gaps: number, isSkipped: boolean) {
  const message = [
    `!!! ${pictures} pictures NOT COMPARED: ${whyNot}.`,
    'Compare them:    CHROMIUM_PATH=<that browser> npm test -- storybook visual',
    'Go on without:   VISUAL=skip npm run test:all',
    'Change browser:  npm run visual:update with the new one, on a commit that was compared before; look at every picture.',
  ].join('\n');
  const counts: Counts = { passed: 0, failed: gaps + (isSkipped ? 0 : 1), skipped: pictures };
  return { message, counts };
}
