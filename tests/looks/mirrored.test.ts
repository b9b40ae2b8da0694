import { expect, it } from 'vitest';
import { desktop, openGallery } from './gallery.ts';
import { forFile } from '#tests/support/forFile.ts';

/** Elements whose distance to one side must equal the distance to the other side in right-to-left. */
const places = [
  { story: 'patterns-appshell--basic', what: 'header and navigation', selector: 'nav, header a, header button' },
  { story: 'components-dialog--basic', what: 'the close button', selector: '[role=dialog] [aria-label=Close]' },
  { story: 'components-drawer--basic', what: 'the drawer itself', selector: '[role=dialog]' },
  { story: 'patterns-datatable--row-parts', what: 'cells of a table', selector: 'tbody tr:first-child td' },
  { story: 'components-breadcrumbs--basic', what: 'breadcrumbs', selector: 'li' },
  { story: 'form-textfield--basic', what: 'label and box', selector: 'label, input' },
] as const;

/** Pixels: the scroll bar changes sides, and letter spacing differs slightly between the two directions. */
const tolerance = 16;

const gallery = await forFile(openGallery());

/** Start and end of each visible element, in pixels from the side where a line begins. */
const sidesOf = (selector: string) =>
  gallery.page.evaluate((wanted) => {
    const width = document.documentElement.clientWidth;
    const seen = [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility());
    return seen.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      const [start, end] = document.documentElement.dir === 'rtl' ? [width - right, width - left] : [left, right];
      return [Math.round(start), Math.round(end)] as const;
    });
  }, selector) ?? [];

it.each(places)('mirrors $what', async ({ story, selector }) => {
  await gallery.open(story);
  // Wait until elements that slide in have stopped.
  await gallery.page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const before = await sidesOf(selector);
  expect(before.length).toBeGreaterThan(0);
  expect(before.some(([start, end]) => Math.abs(start - (desktop.width - end)) > 20)).toBe(true);
  await gallery.page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const after = await sidesOf(selector);
  expect(after).toHaveLength(before.length);
  for (const [index, [start, end]] of before.entries()) {
    const [rtlStart = Number.NaN, rtlEnd = Number.NaN] = after[index] ?? [];
    expect(Math.abs(rtlStart - start)).toBeLessThanOrEqual(tolerance);
    expect(Math.abs(rtlEnd - end)).toBeLessThanOrEqual(tolerance);
  }
});
