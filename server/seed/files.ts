import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../kernel/config.ts';
import { samplesDir } from '../kernel/exchange.ts';
import { createCutter, type CutFile } from './cut.ts';
import { isLive } from '../http/sampleFeeds.ts';
import type { DemoStream } from './demoStream.ts';

/** Increase to rewrite the files of an older version. */
const revision = '1';
const marker = 'revision';

export async function hasFiles({ dataDir }: Config): Promise<boolean> {
  try {
    return (await readFile(path.join(dataDir, `samples.${marker}`), 'utf8')) === revision;
  } catch {
    return false;
  }
}

export async function writeFiles(config: Config, demoStreams: readonly DemoStream[]): Promise<Map<string, CutFile>> {
  const folder = samplesDir(config);
  await mkdir(folder, { recursive: true });
  const cut = createCutter();
  const files = new Map<string, CutFile>();
  for (const demoStream of demoStreams.toSorted((one, other) => one.cut.from.localeCompare(other.cut.from))) {
    const { text, ...file } = await cut(demoStream.cut, demoStream.file);
    files.set(demoStream.file, file);
    if (!isLive(demoStream.file)) await replace(path.join(folder, demoStream.file), text);
  }
  await replace(path.join(config.dataDir, `samples.${marker}`), revision);
  return files;
}

async function replace(target: string, text: string): Promise<void> {
  const draft = `${target}.${process.pid}.new`;
  await writeFile(draft, text);
  await rename(draft, target);
}
