// Serves the report with the built Storybook beside it, and accepts pictures: npm run visual:review.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import * as baselines from '../baselines.ts';
import { pictureName } from './report.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface Folders {
  report: string;
  storybook: string;
}

/** Accepted pictures. */
interface Store extends Pick<typeof baselines, 'keep' | 'drop'> {
  read: (file: string) => Buffer | undefined;
}

function decoded(pathname: string): string | undefined {
  try {
    const address = decodeURIComponent(pathname);
    return address.includes('\0') ? undefined : address;
  } catch {
    return undefined;
  }
}

/** File behind a path; undefined for malformed paths, folders and files outside the two folders. */
function fileOf(pathname: string, { report, storybook }: Folders): string | undefined {
  const address = decoded(pathname);
  if (address === undefined) return undefined;
  const [folder, rest] = address.startsWith('/storybook/')
    ? [storybook, address.slice('/storybook'.length)]
    : [report, address];
  const file = path.join(folder, rest.endsWith('/') ? `${rest}index.html` : rest);
  return file.startsWith(folder + path.sep) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

/** Makes the new picture the accepted one, or the earlier one again. Returns the reason when that is impossible. */
function accept(input: unknown, report: string, { keep, drop }: Store): string | undefined {
  const { story, mode, picture: kind } = input as { story?: unknown; mode?: unknown; picture?: unknown };
  if (typeof story !== 'string' || !/^[\w-]+$/u.test(story)) return 'No such story';
  const known = baselines.modeNames.find((name) => name === mode);
  if (!known) return 'No such mode';
  const read = (name: 'is' | 'was') => baselines.read(path.join(report, pictureName(story, known, name)));
  const [is, was] = [read('is'), read('was')];
  if (!is) return 'The report has no new picture of it';
  const file = baselines.fileOf(story, known);
  const picture = kind === 'was' ? was : is;
  if (picture) keep(file, picture);
  else drop(file);
  return undefined;
}

/** Pictures of the report that are accepted: by an earlier visit, or by `npm run visual:update`. */
const acceptedIn = (report: string, { read }: Store) =>
  globSync('*.is.webp', { cwd: report }).flatMap((file) => {
    const [story = ''] = file.split('.', 1);
    const mode = baselines.modeNames.find((name) => pictureName(story, name, 'is') === file);
    if (!mode) return [];
    const isKept = read(baselines.fileOf(story, mode))?.equals(readFileSync(path.join(report, file)));
    return isKept ? [{ story, mode }] : [];
  });

/** Listens on this machine only. */
export function serveReport(folders: Folders, store: Store = baselines): Server {
  return createServer((request, response) => {
    const pathname = (request.url ?? '/').replace(/[?#].*$/su, '');
    const answer = (status: number, text: string) => response.writeHead(status).end(text);
    // A page of another site must not accept pictures.
    const isOwn =
      request.headers['sec-fetch-site'] === undefined || request.headers['sec-fetch-site'] === 'same-origin';
    if (request.method === 'POST' && pathname === '/accept' && isOwn) {
      bodyOf(request)
        .then((input) => accept(input, folders.report, store))
        .then((refusal) => answer(refusal ? 400 : 200, refusal ?? 'accepted'))
        .catch((error: unknown) => answer(400, String(error)));
      return;
    }
    if (request.method === 'GET' && pathname === '/accepted') {
      answer(200, JSON.stringify(acceptedIn(folders.report, store)));
      return;
    }
    const file = request.method === 'GET' ? fileOf(pathname, folders) : undefined;
    if (file) {
      response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
      response.end(readFileSync(file));
    } else if (pathname.startsWith('/storybook/') && !existsSync(folders.storybook)) {
      answer(404, 'No Storybook is built: npm run storybook:build');
    } else answer(404, 'Not found');
  });
}
