import { existsSync } from 'node:fs';
import process from 'node:process';

const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
];
const executablePath = candidates.find((path): path is string => Boolean(path) && existsSync(path ?? ''));

/** The system Chromium when there is one, else Playwright's own download. Flags keep pictures identical between runs. */
export const chromiumLaunch = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
};
