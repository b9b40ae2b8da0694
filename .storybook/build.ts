// npm run storybook:build: builds the Storybook and adds the files for agents. Chromatic passes its own folder.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { writeAgentFiles } from './agents/write.ts';

const root = path.join(import.meta.dirname, '..');
const storybook = path.join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
const folderOption = 'output-dir';

const args = process.argv.slice(2);
const { values } = parseArgs({ args, options: { [folderOption]: { type: 'string', short: 'o' } }, strict: false });
const given = values[folderOption];
const folder = typeof given === 'string' ? given : path.join(root, 'storybook-static');
const ours = given === undefined ? ['--quiet', '--stats-json', `--${folderOption}`, folder] : ['--quiet'];

const { status } = spawnSync(process.execPath, [storybook, 'build', ...ours, ...args], { stdio: 'inherit', cwd: root });
if (status === 0) await writeAgentFiles(path.resolve(root, folder));
else process.exitCode = status ?? 1;
