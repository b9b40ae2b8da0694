import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault, Taken } from './take.ts';

/** Finds scenes with equal pictures: one of the two does not show its state. */
export function samePictures(taken: readonly Taken[], folder: string): Fault[] {
  const sceneByPicture = new Map<string, string>();
  return taken.flatMap(({ scene, file }) => {
    const picture = readFileSync(path.join(folder, file), 'base64');
    const other = sceneByPicture.get(picture);
    sceneByPicture.set(picture, other ?? scene);
    return other !== undefined && other !== scene ? [{ where: file, text: `same picture as ${other}` }] : [];
  });
}
