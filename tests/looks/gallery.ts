// One browser session over every story of the built Storybook.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { playsParameter } from '../../.storybook/plays.ts';
import { appPolicy } from '../../server/http/headers.ts';
import { chromiumLaunch } from '../support/browser/chromium.ts';
import { setPageTime } from '../support/browser/pageTime.ts';

const built = process.env['STORYBOOK_DIR'] ?? path.join(import.meta.dirname, '..', '..', 'storybook-static');

/** A file of the built Storybook. */
export const storybookFile = (name: string) => path.join(built, name);

/** Laptop size, which the interactions of the stories expect. */
export const desktop = { width: 1280, height: 800 };

export interface Story {
  id: string;
  title: string;
  name: string;
}

/** Stories of the built Storybook with a tag, by default those that Storybook's test add-on runs. */
export function readStories(tag = 'test'): Story[] {
  const index = JSON.parse(readFileSync(storybookFile('index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string; tags: string[] }>;
  };
  return Object.values(index.entries).filter(({ type, tags }) => type === 'story' && tags.includes(tag));
}

/** Fixed time of the pages: each number has two digits, and the date does not depend on the day of the run. */
const now = new Date('2026-11-29T22:45:00');

const reported = 'content-security-policy-report-only';
/** Rules of the app's policy that forbid HTML set from strings. */
const trustedTypes = appPolicy({ connectOrigins: [] })
  .split('; ')
  .filter((rule) => rule.includes('trusted-types'))
  .join('; ');

/** Runs in the page. Browsers do not log report-only violations as errors. */
function printViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile }) => {
    // Storybook's preview clears its highlights and adds the filters of its accessibility panel this way. React is in
    // the same file, so empty markup set through React is not reported.
    const isOfStorybook = sample === 'Element innerHTML|' || sample.includes('id="storybook-');
    if (!isOfStorybook || !sourceFile?.includes('/assets/iframe-')) console.error(`${violatedDirective}: ${sample}`);
  });
}

interface StoryEvent {
  storyId?: string;
  message?: string;
  description?: string;
}
interface Channel {
  emit: (event: string, payload: unknown) => void;
  on: (event: string, listener: (payload: StoryEvent) => void) => void;
  off: (event: string, listener: (payload: StoryEvent) => void) => void;
}
/** The story on the page, as Storybook prepared it. */
interface ShownStory {
  id: string;
  parameters?: {
    a11y?: { test?: string };
    controls?: { disable?: boolean; exclude?: RegExp };
    docs?: { story?: { inline?: boolean } };
  };
  playFunction?: unknown;
  argTypes: Record<string, { control?: { disable?: boolean; type?: string }; options?: readonly unknown[] }>;
  initialArgs: Record<string, unknown>;
}
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__?: { currentRender?: { story?: ShownStory } };
    violationsInEveryTheme: () => Promise<string[]>;
  }
}

/** Time limit of a story and its interactions, milliseconds. */
const storyLimitMs = 60_000;

/** Events of a failed render or play function. Errors of later tasks reach the page itself. */
const failures = ['storyErrored', 'storyThrewException', 'playFunctionThrewException'];

async function go(page: Page, id: string) {
  await page.evaluate(
    async ({ storyId, limitMs, failures }) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      // Radix locks the page while a dialog is open, and a replaced story cannot unlock it.
      document.body.removeAttribute('data-scroll-locked');
      document.body.style.pointerEvents = '';
      window.scrollTo(0, 0);
      await new Promise<void>((resolve, reject) => {
        const wrong: string[] = [];
        // The previous story may still report. A failure belongs to the story of the latest render phase.
        let isOwn = false;
        const entered = (payload: StoryEvent) => {
          isOwn = payload.storyId === storyId;
        };
        const failed = ({ message, description }: StoryEvent) => {
          if (isOwn) wrong.push(message ?? description ?? 'failed');
        };
        const finished = (payload: StoryEvent) => {
          if (payload.storyId !== storyId) return;
          stop();
          if (wrong.length > 0) reject(new Error(wrong.join('\n')));
          else resolve();
        };
        const stop = () => {
          clearTimeout(late);
          channel.off('storyRenderPhaseChanged', entered);
          channel.off('storyFinished', finished);
          for (const event of failures) channel.off(event, failed);
        };
        const late = setTimeout(() => {
          stop();
          reject(new Error(`${storyId} did not finish`));
        }, limitMs);
        channel.on('storyRenderPhaseChanged', entered);
        channel.on('storyFinished', finished);
        for (const event of failures) channel.on(event, failed);
        const shown = new URLSearchParams(location.search).get('id');
        if (shown === storyId) channel.emit('forceRemount', { storyId });
        else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
      await document.fonts.ready;
    },
    { storyId: id, limitMs: storyLimitMs, failures },
  );
}

/** Opens the gallery: `open` shows a story in the same page, after its play function; `close` ends everything. */
export async function openGallery({ parameter = playsParameter } = {}) {
  const server = await preview({
    root: built,
    configFile: false,
    logLevel: 'error',
    // Report-only, because Storybook itself sets HTML from strings.
    preview: { host: '127.0.0.1', port: 0, strictPort: false, headers: { [reported]: trustedTypes } },
    build: { outDir: '.' },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The preview server has no port');
  const browser = await chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, '--hide-scrollbars'] });
  const page = await browser.newPage({ viewport: desktop, reducedMotion: 'reduce' });
  await page.addInitScript(setPageTime, { nowMs: now.getTime(), stands: false });
  await page.addInitScript(printViolations);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const first = readStories()[0]?.id ?? '';
  // The add-on's axe checks one theme; tests check all themes where needed.
  const start = `iframe.html?id=${first}&viewMode=story&globals=a11y.manual:!true&${parameter}`;
  await page.goto(`http://127.0.0.1:${address.port}/${start}`);
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__ !== undefined);
  await page.waitForSelector('#storybook-root > *', { state: 'attached' });
  // Colours read during a transition would mix two themes.
  const still = await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; }',
  });
  await still.evaluate((element) => Object.assign(element, { id: 'still' }));
  // A matrix of all variants is always wider than a phone. Other stories cover its parts.
  await page.addStyleTag({ content: '[data-matrix] { display: block; overflow-x: auto; }' });
  return {
    page,
    /** Errors that the page threw or wrote to its console since the last call. */
    takeFaults: () => faults.splice(0),
    /** Shows a story on a desktop, left to right, and waits for its interactions. Throws if they fail. */
    open: async (id: string) => {
      await page.setViewportSize(desktop);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
      await go(page, id);
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
