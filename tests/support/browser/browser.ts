// Finds the browser for the tests, and installs one on a machine without any.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';

const macs = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const windows = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((variable) =>
  path.join(process.env[variable] ?? 'C:\\', 'Google', 'Chrome', 'Application', 'chrome.exe'),
);
// Ubuntu's chromium-browser may be a stub that only points to a snap, so it comes last.
const commands = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

function candidates(): string[] {
  if (process.platform === 'darwin') return macs;
  if (process.platform === 'win32') return windows;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
}

/** An installed Chrome or Chromium: `CHROMIUM_PATH` first, undefined for none. */
export function installedBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'] ?? '', ...candidates()].find((file) => file !== '' && existsSync(file));
}

/** Installs the distribution's package, if it is a real one, as root on Debian and Ubuntu. */
function installPackage(): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/etc/debian_version')) return false;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium');
}

function downloadForPlaywright(): boolean {
  const cli = path.join(import.meta.dirname, '..', '..', '..', 'node_modules', 'playwright', 'cli.js');
  const withSystemLibraries = process.getuid?.() === 0 && process.platform === 'linux' ? ['--with-deps'] : [];
  return (
    spawnSync(process.execPath, [cli, 'install', ...withSystemLibraries, 'chromium'], { stdio: 'ignore' }).status === 0
  );
}

const downloaded = () => existsSync(chromium.executablePath());

function starts(file: string): boolean {
  if (process.platform === 'win32') return true; // chrome.exe --version opens a window there
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds or installs a browser that starts, in this order: installed, Playwright's earlier download, Debian's package,
 * a new Playwright download. Returns its path, or undefined for Playwright's own. Throws if all of them fail.
 */
export function ensureBrowser(say: (line: string) => void): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which is not there.`);
  const found = installedBrowser();
  if (found && starts(found)) return found;
  if (downloaded()) return undefined;
  say('No Chrome or Chromium found: installing one ...');
  if (installPackage()) {
    const installed = installedBrowser();
    if (installed && starts(installed)) return installed;
  }
  if (downloadForPlaywright() && downloaded()) return undefined;
  throw new Error('No browser: install Chrome or Chromium, or name one in CHROMIUM_PATH.');
}
