import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { storybookFile } from './gallery.ts';

interface Entry {
  id: string;
  title: string;
  type: string;
}

/** Documentation pages of the built Storybook. */
export function readDocs(): Entry[] {
  const { entries } = JSON.parse(readFileSync(storybookFile('index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'docs');
}

export interface DocsLook {
  theme: 'light' | 'dark' | 'contrast';
  direction: 'ltr' | 'rtl';
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__: { storyRenders: readonly { phase: string }[] };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: unknown) => void;
    on: (event: string, listener: (id: string) => void) => void;
    off: (event: string, listener: (id: string) => void) => void;
  };
  showLook: (look: DocsLook) => void;
}

const ended = ['completed', 'finished', 'errored', 'aborted'];

/** Waits for the stories of a documentation page: Storybook reloads the page if it has to stop a render. */
export async function rendered(page: Page): Promise<void> {
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.waitForFunction((phases) => {
    const { storyRenders } = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__;
    return storyRenders.every(({ phase }) => phases.includes(phase));
  }, ended);
}

/** Opens a documentation page in a look. */
export type OpenDocs = (page: Page, id: string, look: DocsLook) => Promise<void>;

/** Loads the document, like a visitor who follows a link. */
export const loadDocs: OpenDocs = async (page, id, look) => {
  const globals = `theme:${look.theme};direction:${look.direction}`;
  await page.goto(new URL(`iframe.html?viewMode=docs&id=${id}&globals=${globals}`, page.url()).href);
  await rendered(page);
};

/** Time limit of a page, milliseconds. */
const pageLimitMs = 180_000;

/** Switches to the page like the sidebar, at a third of the cost of a load. */
export const switchDocs: OpenDocs = async (page, id, look) => {
  await page.evaluate(
    async ({ docsId, limitMs }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow;
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${docsId} did not render`)), limitMs);
        const shown = (other: string) => {
          if (other !== docsId) return;
          clearTimeout(late);
          channel.off('docsRendered', shown);
          resolve();
        };
        channel.on('docsRendered', shown);
        channel.emit('setCurrentStory', { storyId: docsId, viewMode: 'docs' });
      });
    },
    { docsId: id, limitMs: pageLimitMs },
  );
  await rendered(page);
  await chooseLook(page, look);
};

/** Changes the look of the open page like `npm run visual`: Storybook's own switch would render the stories again. */
export async function chooseLook(page: Page, look: DocsLook): Promise<void> {
  await page.evaluate((wanted) => (globalThis as unknown as StorybookWindow).showLook(wanted), look);
  await page.waitForFunction(
    ({ theme, direction }) => {
      const { dataset, dir } = document.documentElement;
      return dataset['theme'] === theme && dir === direction;
    },
    { theme: look.theme, direction: look.direction },
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Examples on the open page. Frames below the window load lazily. */
export const examplesOn = (page: Page): Promise<{ id: string; isFramed: boolean }[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('#storybook-docs [id^="story--"], #storybook-docs [id^="iframe--"]')];
    const idOf = ({ id }: Element) => /^(?:story|iframe)--(.+?)(?:--primary)?(?:-inner)?$/u.exec(id)?.[1] ?? '';
    const framed = new Set(all.filter(({ tagName }) => tagName === 'IFRAME').map(idOf));
    return [...new Set(all.map(idOf))].map((id) => ({ id, isFramed: framed.has(id) }));
  });

/** Time limit for an example to render, milliseconds. */
const exampleLimitMs = 60_000;

/** Waits until an example shows one of the selectors; resolves to false when it never does. */
export const shows = (page: Page, id: string, selectors: string): Promise<boolean> =>
  page
    .waitForFunction(
      ({ story, wanted }) => {
        const frame = document.querySelector<HTMLIFrameElement>(`iframe[id^="iframe--${story}"]`);
        frame?.scrollIntoView();
        const root = frame ? frame.contentDocument?.body : document.querySelector(`[id^="story--${story}"]`);
        return [...(root?.querySelectorAll<HTMLElement>(wanted) ?? [])].some(
          (element) => element.checkVisibility() && !(element instanceof HTMLInputElement && element.type === 'hidden'),
        );
      },
      { story: id, wanted: selectors },
      { timeout: exampleLimitMs },
    )
    .then(
      () => true,
      () => false,
    );

/** Selectors of page parts that everyStory.test.ts or other checks cover. */
const checkedElsewhere = ['.sb-story', '.docblock-source', '.docblock-argstable'];

/** Runs axe checks with those parts removed: axe reads the styles of all elements, even excluded ones. */
export async function withoutStories(page: Page, run: () => Promise<void>): Promise<void> {
  const contents = await page.evaluateHandle((selector) => {
    const parts = [...document.querySelectorAll(selector)].map((part) => ({ part, nodes: [...part.childNodes] }));
    for (const { part } of parts) part.replaceChildren();
    return parts;
  }, checkedElsewhere.join());
  try {
    await run();
  } finally {
    await contents.evaluate((parts) => {
      for (const { part, nodes } of parts) part.append(...nodes);
    });
    await contents.dispose();
  }
}

/** Violations of the page around the stories, which everyStory.test.ts checks one by one. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const found = await violationsNow(page, rules);
  if (found.length === 0) return found;
  // Storybook's own parts render a new theme late: on a busy machine axe may read the old colours.
  await page.waitForTimeout(1000);
  return violationsNow(page, rules);
}

async function violationsNow(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ only, exclude }) => {
      const { axe: run } = globalThis as unknown as { axe: typeof axe };
      const { violations: found } = await run.run(
        { include: ['#storybook-docs'], exclude },
        { resultTypes: ['violations'], ...(only && { runOnly: { type: 'rule', values: [...only] } }) },
      );
      return found.flatMap(({ id, nodes }) =>
        nodes.slice(0, 2).map(({ html, any }) => `${id}: ${any[0]?.message ?? ''} ${html.slice(0, 160)}`),
      );
    },
    { only: rules, exclude: checkedElsewhere },
  );
}

/** Problems of the layout: a sideways scroll, a covered heading, cut or unformatted text. */
export async function layoutProblems(page: Page): Promise<string[]> {
  // The Markdown parser loads lazily. Text that is still unformatted after the wait is reported below.
  await page
    .waitForFunction(
      (elsewhere) => {
        const plain = [...document.querySelectorAll('[data-component=Markdown][data-plain]')];
        return plain.every((text) => text.closest(elsewhere));
      },
      checkedElsewhere.join(),
      { timeout: exampleLimitMs },
    )
    .catch(() => {});
  return page.evaluate((elsewhere) => {
    const docs = document.querySelector<HTMLElement>('#storybook-docs');
    if (!docs) return ['no documentation page'];
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1)
      found.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);
    if (docs.getAttribute('aria-hidden')) found.push('is hidden by an overlay');
    for (const heading of docs.querySelectorAll<HTMLElement>('h1, h2')) {
      if (heading.closest('.sb-story')) continue;
      heading.scrollIntoView({ block: 'center' });
      const box = heading.getBoundingClientRect();
      const x = Math.min(Math.max((box.left + box.right) / 2, 1), innerWidth - 1);
      const top = document.elementFromPoint(x, (box.top + box.bottom) / 2);
      if (top && !docs.contains(top))
        found.push(`"${heading.textContent}" is covered by ${top.outerHTML.slice(0, 100)}`);
    }
    for (const text of docs.querySelectorAll<HTMLElement>('.sbdocs-content p'))
      if (/^(?:\||#{1,6} |- )/mu.test(text.innerText) && !text.closest(elsewhere))
        found.push(`shows its Markdown: ${text.innerText.slice(0, 60)}`);
    for (const text of docs.querySelectorAll<HTMLElement>('[data-component=Markdown][data-plain]'))
      if (!text.closest(elsewhere)) found.push(`stays unformatted: ${text.innerText.slice(0, 60)}`);
    const texts = [...docs.querySelectorAll<HTMLElement>('p, li, td, th, h1, h2, h3, button, a, label')];
    for (const element of texts.filter((one) => !one.closest(elsewhere))) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      if (!['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none') continue;
      if (element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${element.textContent?.slice(0, 60)}`);
    }
    window.scrollTo(0, 0);
    return found;
  }, checkedElsewhere.join());
}

/** Prop tables without rows, and rows without a type or a description. */
export const vagueProps = async (page: Page): Promise<string[]> => {
  const [headings, tables, empty] = await Promise.all([
    page.getByRole('heading', { name: 'Props', exact: true }).count(),
    page.locator('.docblock-argstable').count(),
    page.getByText(/No inputs found|no controls|inputs are not/u).count(),
  ]);
  const rows = [...(await emptyHeadings(page)), ...(await vagueRows(page))];
  return headings > 0 && (tables === 0 || empty > 0) ? ['an empty prop table', ...rows] : rows;
};

/** Headings below the props that have no table. */
const emptyHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#props ~ h3')].flatMap((heading) => {
      let below = heading.nextElementSibling;
      while (below?.textContent === '') below = below.nextElementSibling;
      return below && !/^H\d$/u.test(below.tagName) ? [] : [`${heading.textContent}: nothing below`];
    }),
  );

/** Props that take any value, by page heading. */
const anyValues: Readonly<Record<string, string>> = { JsonView: 'value' };

const vagueRows = (page: Page): Promise<string[]> =>
  page.evaluate((props) => {
    const takesAll = props[document.querySelector('#storybook-docs h1')?.textContent ?? ''];
    return [...document.querySelectorAll<HTMLTableRowElement>('.docblock-argstable tbody tr')].flatMap((row) => {
      const [name, description] = row.cells;
      if (!name || !description || row.cells.length < 3) return [];
      const prop = name.textContent?.trim() ?? '';
      const [messages, ...types] = [...description.children].map((part) => part.textContent?.trim() ?? '');
      const type = types.length > 0 ? types.join(' ') : (messages ?? '');
      if (prop.replace('*', '') !== takesAll && /(?<!['"])\b(?:union|unknown)\b(?!['"])/u.test(type))
        return [`${prop}: type ${type}`];
      return types.length === 0 ? [`${prop}: no description`] : [];
    });
  }, anyValues);
