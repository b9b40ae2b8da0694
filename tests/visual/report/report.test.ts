import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Spot } from '../sameChange.ts';
import { writeReport } from './report.ts';
import { serveReport } from './serve.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const report = folderForFile('visual-report');
const kept: { file: string; picture?: string }[] = [];
let acceptedPicture = 'before';
const nameOf = (file: string) => path.basename(path.dirname(file));
const server = serveReport(
  { report, storybook: path.join(report, 'missing') },
  {
    keep: (file, picture) => void kept.push({ file: nameOf(file), picture: picture.toString() }),
    drop: (file) => void kept.push({ file: nameOf(file) }),
    refused: path.join(report, 'refused.json'),
    reviewer: 'Ada',
    read: (file) => (file.includes('light-desktop') ? Buffer.from(acceptedPicture) : undefined),
  },
);
let address = '';
const spots: Spot[] = [{ box: [50, 10, 60, 20], part: 'Kbd' }];

beforeAll(async () => {
  const pictures = { was: Buffer.from('before'), is: Buffer.from('after') };
  const story = 'components-kbd--basic';
  const added = { story, mode: 'dark narrow', reason: 'is new', pictures: { is: pictures.is } };
  const differing = { story, mode: 'light desktop', reason: '1 < 2', spots, change: 'c0ffee', pictures };
  await writeReport([added, differing], {
    folder: report,
    titles: { [story]: 'Components / Kbd: Basic' },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const accept = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${address}/accept`, { method: 'POST', headers, body: JSON.stringify(body) });

test('the page holds each failure with its pictures and the frame of the change', async () => {
  const page = await (await fetch(`${address}/`)).text();
  const [, data = ''] = /id="data">(.*?)<\/script>/su.exec(page) ?? [];
  expect(JSON.parse(data)).toEqual({
    failures: [
      {
        story: 'components-kbd--basic',
        title: 'Components / Kbd: Basic',
        mode: 'light desktop',
        isScreen: false,
        reason: '1 < 2',
        globals: 'theme:light;density:comfortable;direction:ltr',
        spots,
        change: 'c0ffee',
        pictures: {
          was: 'components-kbd--basic.light-desktop.was.webp',
          is: 'components-kbd--basic.light-desktop.is.webp',
        },
      },
      {
        story: 'components-kbd--basic',
        title: 'Components / Kbd: Basic',
        mode: 'dark narrow',
        isScreen: false,
        reason: 'is new',
        globals: 'theme:dark;density:comfortable;direction:ltr;viewport.value:width320',
        pictures: { is: 'components-kbd--basic.dark-narrow.is.webp' },
      },
    ],
  });
  expect(await (await fetch(`${address}/components-kbd--basic.light-desktop.is.webp`)).text()).toBe('after');
  // A page that is opened from the disk loads no other script.
  expect(page).not.toContain('<script type="module" src');
  expect(page).toMatch(/["']\/accept["']/u);
});

test('lists the pictures that are accepted already', async () => {
  const listed = async () => (await fetch(`${address}/accepted`)).json();
  expect(await listed()).toEqual([]);
  acceptedPicture = 'after';
  expect(await listed()).toEqual([{ story: 'components-kbd--basic', mode: 'light desktop' }]);
});

test('accepting keeps the new picture', async () => {
  expect((await accept({ story: 'components-kbd--basic', mode: 'light desktop' })).status).toBe(200);
  expect(kept).toEqual([{ file: 'components-kbd--basic', picture: 'after' }]);
});

test('undoing restores the earlier picture, and removes a new one', async () => {
  kept.length = 0;
  await accept({ story: 'components-kbd--basic', mode: 'light desktop', picture: 'was' });
  await accept({ story: 'components-kbd--basic', mode: 'dark narrow', picture: 'was' });
  expect(kept).toEqual([{ file: 'components-kbd--basic', picture: 'before' }, { file: 'components-kbd--basic' }]);
});

test('keeps a refusal with its note, name and day, until the picture is accepted', async () => {
  const refuse = (body: object) => fetch(`${address}/refuse`, { method: 'POST', body: JSON.stringify(body) });
  const listed = async () => (await fetch(`${address}/refused`)).json();
  const picture = { story: 'components-kbd--basic', mode: 'light desktop' };
  expect((await refuse({ ...picture, note: ' The corner is too round. ', by: ' Ada ' })).status).toBe(200);
  const on = new Date().toISOString().slice(0, 10);
  expect(await listed()).toEqual([{ ...picture, note: 'The corner is too round.', by: 'Ada', on }]);
  expect(await (await fetch(`${address}/reviewer`)).json()).toBe('Ada');
  expect((await refuse({ ...picture, note: '' })).status).toBe(200);
  expect(await listed()).toEqual([]);
  await refuse({ ...picture, note: 'Too round' });
  await accept(picture);
  expect(await listed()).toEqual([]);
  expect((await refuse({ ...picture, mode: 'pink', note: 'no' })).status).toBe(400);
});

test('explains how to build the stories when there is no Storybook', async () => {
  const answer = await fetch(`${address}/storybook/`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('npm run storybook:build');
});

test.each([
  [{ story: '../../secret', mode: 'light desktop' }, 'No such story'],
  [{ story: 'components-kbd--basic', mode: 'pink' }, 'No such mode'],
  [{ story: 'components-other--basic', mode: 'light desktop' }, 'no new picture'],
])('refuses %j', async (body, reason) => {
  const answer = await accept(body);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(reason);
});

test('refuses pages of other sites and files outside the report', async () => {
  const foreign = await accept(
    { story: 'components-kbd--basic', mode: 'light desktop' },
    { 'sec-fetch-site': 'cross-site' },
  );
  expect(foreign.status).toBe(404);
  expect((await fetch(`${address}/..%2f..%2fetc%2fpasswd`)).status).toBe(404);
});

test.each(['/%', '/%00', '/folder', '/missing.webp'])('answers %s with 404 and keeps running', async (bad) => {
  mkdirSync(path.join(report, 'folder'), { recursive: true });
  expect((await fetch(`${address}${bad}`)).status).toBe(404);
  expect((await fetch(`${address}/`)).status).toBe(200);
});
