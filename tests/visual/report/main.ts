import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { reportFolder } from './report.ts';
import { serveReport } from './serve.ts';

const port = Number(process.env['PORT'] ?? 6007);

if (existsSync(reportFolder)) {
  const storybook = path.join(reportFolder, '..', 'storybook-static');
  serveReport({ report: reportFolder, storybook }).listen(port, '127.0.0.1', () => {
    process.stdout.write(`Review the pictures: http://127.0.0.1:${port}/\n`);
  });
} else {
  process.stderr.write('There is no report: npm run visual writes one when pictures differ.\n');
  process.exitCode = 1;
}
