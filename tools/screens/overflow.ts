import type { Page } from 'playwright';

/** Text that leaves its cell, and lists and pages that are wider than their window. */
export const overflowsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = (selector: string, fault: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility() && element.textContent?.trim())
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .slice(0, 3)
        .map((element) => `${fault}: ${element.textContent?.slice(0, 60)}`);
    const cut = new Set(['hidden', 'clip', 'auto', 'scroll']);
    for (const cell of document.querySelectorAll('main :is(td, th)'))
      cell.toggleAttribute('data-cut', cut.has(getComputedStyle(cell).overflowX));
    return [
      ...found('body', 'wider than the window'),
      ...found('main :is(td, th):not([data-cut])', 'leaves its cell'),
      ...found('main [data-cards] > [data-part="scroll"]', 'cards wider than their list'),
    ];
  });
