import { chromium, type Browser } from 'playwright';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumLaunch } from '../support/browser/chromium.ts';
import { systemFonts } from '../visual/systemFonts.ts';

const inter = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
const style = `
  @font-face {
    font-family: Bundled;
    src: url(data:font/woff2;base64,${readFileSync(inter).toString('base64')});
    unicode-range: U+0000-00FF;
  }
  body { font-family: Bundled; }
  [data-initials]::before { content: attr(data-initials); }`;

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch);
});
afterAll(async () => browser?.close());

it.each([
  ['text in the bundled font', '<p>Water</p><script>const text = 1</script>', []],
  ['a code element, which has another font', '<code>GET</code>', [/: GET$/u]],
  ['a control that does not inherit the font', '<button>Press</button>', [/: Press$/u]],
  ['generated content', '<p data-initials="WL"></p><p data-initials="数据"></p>', [/: content of <p>$/u]],
])('systemFonts checks %s', async (_, body, expected) => {
  const page = await browser?.newPage();
  if (!page) throw new Error('no browser');
  await page.setContent(`<style>${style}</style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  const found = await systemFonts(page);
  await page.close();
  expect(found).toHaveLength(expected.length);
  for (const [at, line] of expected.entries()) expect(found[at]).toMatch(line);
});
