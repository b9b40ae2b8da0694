// The pictures that were accepted, and the browser that took them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { modes } from '../../.storybook/modes.ts';

export const folder = path.join(import.meta.dirname, 'baselines');
const takenWithFile = path.join(folder, 'takenWith.json');

/** What draws the pictures. */
export interface Renderer {
  /** As the browser tells it, e.g. 156.0.8078.79. */
  version: string;
  /** Operating system and processor, e.g. linux-x64. */
  platform: string;
}

export const modeNames = Object.keys(modes) as readonly (keyof typeof modes)[];
export type ModeName = (typeof modeNames)[number];

export const fileOf = (story: string, mode: string) => path.join(folder, story, `${mode.replaceAll(' ', '-')}.webp`);
export const probeFile = path.join(folder, 'probe.webp');

export const read = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

export function keep(file: string, picture: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

export function takenWith(): Renderer | undefined {
  return existsSync(takenWithFile) ? (JSON.parse(readFileSync(takenWithFile, 'utf8')) as Renderer) : undefined;
}

export const keepTakenWith = (renderer: Renderer) =>
  keep(takenWithFile, Buffer.from(`${JSON.stringify(renderer, undefined, 2)}\n`));

/** Stories that have pictures. */
const kept = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

/** Pictures that are missing, and those of stories that are no more, as lines for people. */
export function gaps(stories: readonly string[]): string[] {
  const missing = stories.flatMap((story) =>
    modeNames.filter((mode) => !existsSync(fileOf(story, mode))).map((mode) => `${story}, ${mode}: has no picture yet`),
  );
  return [...missing, ...orphans(stories).map((story) => `${story}: has pictures, but is no tagged story any more`)];
}

const orphans = (stories: readonly string[]) => kept().filter((story) => !stories.includes(story));

export function dropOrphans(stories: readonly string[]): void {
  for (const story of orphans(stories)) rmSync(path.join(folder, story), { recursive: true });
}

const major = ({ version }: Renderer) => version.split('.', 1)[0];

/**
 * Why pictures of this renderer cannot be held against those kept; undefined when they can. `probeDiffers` says whether
 * it draws the probe page otherwise than the other did.
 */
export function whyNotComparable(
  here: Renderer,
  then: Renderer | undefined,
  probeDiffers: boolean,
): string | undefined {
  if (!then) return 'there are no pictures yet';
  const name = (renderer: Renderer) => `Chromium ${major(renderer)} on ${renderer.platform}`;
  if (name(here) !== name(then)) return `they were taken with ${name(then)}, this is ${name(here)}`;
  return probeDiffers ? `this ${name(here)} draws text or shadows otherwise than the one that took them` : undefined;
}
