// Serves the report with the built Storybook beside it, and accepts pictures: npm run visual:review.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import * as baselines from '../baselines.ts';
import { boxesMode, boxesName } from '../boxes.ts';
import { clearRefused, readRefused, refuse } from '../refused.ts';
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

/** Accepted pictures and refusals. */
interface Store extends Pick<typeof baselines, 'keep' | 'drop'> {
  read: (file: string) => Buffer | undefined;
  /** File of the refusals. */
  refused?: string;
  /** Name of the reviewer. Default: the user name of Git. */
  reviewer?: string;
}

/** User name of Git; empty if it has none. */
function gitName(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
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

/** A new picture of the report, or the reason why there is none. */
function pictureOf(input: unknown, report: string) {
  const { story, mode } = input as { story?: unknown; mode?: unknown };
  if (typeof story !== 'string' || !/^[\w-]+$/u.test(story)) return 'No such story';
  const known = baselines.modeNames.find((name) => name === mode);
  if (!known) return 'No such mode';
  const read = (name: 'is' | 'was') => baselines.read(path.join(report, pictureName(story, known, name)));
  const is = read('is');
  return is ? { story, mode: known, is, was: read('was') } : 'The report has no new picture of it';
}

/** Accepts the new picture or restores the earlier one. Returns the reason when that is impossible. */
function accept(input: unknown, report: string, { keep, drop, refused }: Store): string | undefined {
  const found = pictureOf(input, report);
  if (typeof found === 'string') return found;
  const { story, mode, is, was } = found;
  const isBack = (input as { picture?: unknown }).picture === 'was';
  const file = baselines.fileOf(story, mode);
  const picture = isBack ? was : is;
  if (picture) keep(file, picture);
  else drop(file);
  if (!isBack) clearRefused([{ story, mode }], refused);
  // Places of parts belong to the picture. After Undo they are those of the new one until the next acceptance.
  const boxes = mode === boxesMode && !isBack && baselines.read(path.join(report, `${story}.${boxesName}`));
  if (boxes) keep(path.join(path.dirname(file), boxesName), boxes);
  return undefined;
}

const longestNote = 2_000;
const longestName = 100;
const isText = (input: unknown, longest: number): input is string =>
  typeof input === 'string' && input.length <= longest;

/** Refuses a new picture with a note; an empty one withdraws it. Returns the reason when that is impossible. */
function refuseOne(input: unknown, report: string, { refused }: Store): string | undefined {
  const found = pictureOf(input, report);
  if (typeof found === 'string') return found;
  const { note, by = '' } = input as Partial<Record<'note' | 'by', string>>;
  if (!isText(note, longestNote)) return 'A note is a text of at most 2,000 characters';
  if (!isText(by, longestName)) return 'A name is a text of at most 100 characters';
  const { story, mode } = found;
  const on = new Date().toISOString().slice(0, 10);
  if (note.trim() === '') clearRefused([{ story, mode }], refused);
  else refuse({ story, mode, note: note.trim(), ...(by.trim() && { by: by.trim() }), on }, refused);
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

const acts: Readonly<Record<string, typeof accept>> = { '/accept': accept, '/refuse': refuseOne };

const facts: Readonly<Record<string, (report: string, store: Store) => unknown>> = {
  '/accepted': acceptedIn,
  '/refused': (_, { refused }) => readRefused(refused),
  '/reviewer': (_, { reviewer = gitName() }) => reviewer,
};

/** Listens on this machine only. */
export function serveReport(folders: Folders, store: Store = baselines): Server {
  return createServer((request, response) => {
    const pathname = (request.url ?? '/').replace(/[?#].*$/su, '');
    const answer = (status: number, text: string) => response.writeHead(status).end(text);
    // A page of another site must not accept pictures.
    const isOwn =
      request.headers['sec-fetch-site'] === undefined || request.headers['sec-fetch-site'] === 'same-origin';
    const act = request.method === 'POST' && isOwn ? acts[pathname] : undefined;
    if (act) {
      bodyOf(request)
        .then((input) => act(input, folders.report, store))
        .then((problem) => answer(problem ? 400 : 200, problem ?? 'done'))
        .catch((error: unknown) => answer(400, String(error)));
      return;
    }
    const fact = request.method === 'GET' ? facts[pathname] : undefined;
    if (fact) {
      answer(200, JSON.stringify(fact(folders.report, store)));
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
