// npm run chromatic: publishes the stories to Chromatic, which compares them with what was accepted there.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

const cli = path.join(import.meta.dirname, '..', '..', 'node_modules', 'chromatic', 'dist', 'bin.cjs');

if (process.env['CHROMATIC_PROJECT_TOKEN']?.trim()) {
  const { status } = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  process.stderr.write(
    [
      'No CHROMATIC_PROJECT_TOKEN is set, so there is no project to publish to.',
      '  To publish:          CHROMATIC_PROJECT_TOKEN=chpt_... npm run chromatic',
      '  To compare offline:  npm run visual (the same stories and modes, no account)',
      '',
    ].join('\n'),
  );
  process.exitCode = 1;
}
