// Sizes that only a real browser computes: tap areas of a coarse pointer, bars and rows of tables.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openGallery } from './gallery.ts';
import { forFile } from '#tests/support/forFile.ts';

const gallery = await forFile(openGallery());

async function openStory(id: string, width: number): Promise<Page> {
  const { page } = gallery;
  await gallery.open(id);
  await page.setViewportSize({ width, height: 800 });
  return page;
}

it.each([320, 390])('gives each button of the header its own tap area at %i px', async (width) => {
  const page = await openStory('patterns-appshell--basic', width);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const hits = await page.evaluate(() => {
    if (!matchMedia('(pointer: coarse)').matches) throw new Error('No coarse pointer');
    const button = document.querySelector('header [data-part=actions] [data-component=IconButton]');
    if (!button) throw new Error('No button');
    const next = button.cloneNode(true) as Element;
    button.after(next);
    const { left, right, top, height } = button.getBoundingClientRect();
    const at = (x: number) => document.elementFromPoint(x, top + height / 2)?.closest('button');
    const result = [at(left + 1) === button, at(right - 1) === button, at(right + 1) === next];
    next.remove();
    return result;
  });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  expect(hits).toEqual([true, true, true]);
});

it('keeps several actions of selected rows in one line on a phone', async () => {
  const page = await openStory('patterns-datatable--selection', 390);
  const bar = await page.evaluate(() => {
    const element = document.querySelector<HTMLElement>('[data-part=bulk]');
    const action = element?.querySelector('button');
    if (!element || !action) throw new Error('No action');
    for (const label of ['Move to a folder', 'Change the price', 'Publish all']) {
      const further = action.cloneNode() as Element;
      further.textContent = label;
      action.after(further);
    }
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const last = element.lastElementChild;
    last?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    const lastEnd = last?.getBoundingClientRect().right ?? Infinity;
    const isCut = [...element.querySelectorAll('button')].some((one) => one.scrollWidth > one.clientWidth + 1);
    return { height: element.offsetHeight / rem, isReached: lastEnd <= innerWidth, isCut };
  });
  expect(bar).toEqual({ height: expect.any(Number), isReached: true, isCut: false });
  // Height in rem that AppShell reserves for the bar.
  expect(bar.height).toBeLessThanOrEqual(3.5);
});

it('measures the rows of a fixed-height table again when their density changes', async () => {
  const page = await openStory('patterns-datatable--ten-thousand', 1280);
  const heights = () =>
    page.evaluate(() => {
      const root = document.querySelector<HTMLElement>('[data-component=DataTable]');
      const group = root?.querySelector('tbody');
      if (!root || !group) throw new Error('No rows');
      return {
        drawn: Number.parseFloat(root.style.getPropertyValue('--drawn-row')),
        row: group.getBoundingClientRect().height / group.rows.length,
      };
    });
  const isMeasured = async () => {
    const { drawn, row } = await heights();
    return Math.abs(drawn - row) < 0.1;
  };
  await expect.poll(isMeasured, { timeout: 10_000 }).toBe(true);
  const before = await heights();
  await page.evaluate(() =>
    document.querySelector('[data-component=DataTable]')?.setAttribute('data-density', 'compact'),
  );
  await expect.poll(isMeasured, { timeout: 10_000 }).toBe(true);
  expect((await heights()).row).toBeLessThan(before.row);
});
