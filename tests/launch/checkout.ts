// A small checkout in a temporary folder: the launcher and the files of a test.
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launch, type Settings } from '../support/startServer.ts';
import { folderForTest } from '#tests/support/folderForFile.ts';

const root = path.join(import.meta.dirname, '..', '..');
/** Other processes may be writing there. */
const bundles = path.join(root, 'server', 'compiled');

export interface Checkout {
  folder: string;
  write: (name: string, content: string) => void;
  /** Runs the launcher as npm would, and returns how it ended. */
  prepare: (
    command: 'start' | 'dev' | 'test',
    options?: { env?: Settings; node?: readonly string[] },
  ) => Promise<{ code: number | NodeJS.Signals; output: string; errors: string[] }>;
}

/** `installed` links the packages of this checkout; otherwise there is no node_modules. */
export function checkout(options: { installed?: boolean } = {}): Checkout {
  const folder = folderForTest('exchange-checkout');
  for (const part of ['server', 'contract', 'package.json', 'package-lock.json']) {
    const filter = (file: string) => file !== bundles;
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter });
  }
  // The full file names folders that are missing here.
  writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
  if (options.installed) symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return {
    folder,
    write: (name, content) => writeFileSync(path.join(folder, name), content),
    async prepare(command, { env = {}, node = [] } = {}) {
      const run = launch([...node, 'server/launch/prepare.js', command], env, folder);
      const code = await run.ended;
      return { code, output: run.output(), errors: run.errors().split('\n').filter(Boolean) };
    },
  };
}

/** A checkout with a single local package, so that npm really installs without a network. */
export function smallCheckout(): Checkout {
  const small = checkout();
  describePackage(small, {});
  return small;
}

/** Writes package.json with these dependencies, and a lock file that fits `locked`. */
export function describePackage(to: Checkout, wanted: Record<string, string>, locked = wanted): void {
  const about = { name: 'small', version: '1.0.0', engines: { node: '>=20.0.0' } };
  const links = Object.entries(locked).flatMap(([name, place]) => {
    const target = place.replace('file:', '');
    return [
      [target, { name, version: '1.0.0' }],
      [`node_modules/${name}`, { resolved: target, link: true }],
    ] as const;
  });
  const lock = {
    ...about,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { ...about, dependencies: locked }, ...Object.fromEntries(links) },
  };
  to.write('package.json', JSON.stringify({ ...about, type: 'module', dependencies: wanted }));
  to.write('package-lock.json', JSON.stringify(lock));
}
