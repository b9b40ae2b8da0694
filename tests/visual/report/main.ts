// npm run visual:review: the report of the last run, or a downloaded one: npm run visual:review -- FOLDER.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { reportFolder } from './report.ts';
import { serveReport } from './serve.ts';

const port = Number(process.env['PORT'] ?? 6007);
const [given] = process.argv.slice(2);
const report = given === undefined ? reportFolder : path.resolve(given);

if (existsSync(path.join(report, 'index.html'))) {
  const storybook = path.join(reportFolder, '..', 'storybook-static');
  serveReport({ report, storybook }).listen(port, '127.0.0.1', () => {
    process.stdout.write(`Review the pictures: http://127.0.0.1:${port}/\n`);
  });
} else {
  process.stderr.write(
    given === undefined
      ? 'There is no report: npm run visual writes one when pictures differ.\n'
      : `${report} is no report: it has no index.html.\n`,
  );
  process.exitCode = 1;
}
