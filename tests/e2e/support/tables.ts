import type { Page } from 'playwright';

/** Window widths at which the side bar is beside tables. */
export const tableWidths = [1280, 1360, 1440] as const;

/** Cells under a sticky column, unlabelled figures in cards, and figures far from their labels. */
export const tableFaultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isFigure = (text: string) => /^[−+-]?[\d.,\u202F]+\s?(?:%|[A-Z]{3})?$/u.test(text);
    const placeOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].find(({ width }) => width > 1);
    };
    const faults: string[] = [];
    for (const table of document.querySelectorAll<HTMLElement>('[data-component=DataTable]')) {
      if (!table.checkVisibility()) continue;
      const hasCards = table.dataset['cards'] !== undefined;
      for (const row of table.querySelectorAll('tr:not([data-part=detail])')) {
        const cells = [...row.children].filter((cell) => cell.checkVisibility());
        const last = cells.at(-1);
        const fixed =
          last &&
          !hasCards &&
          getComputedStyle(last).position === 'sticky' &&
          getComputedStyle(last).insetInlineEnd === '0px'
            ? last
            : undefined;
        for (const cell of cells) {
          const text = cell.textContent?.trim() ?? '';
          if (text === '') continue;
          const rect = cell.getBoundingClientRect();
          if (fixed && cell !== fixed && rect.right > fixed.getBoundingClientRect().left + 1)
            faults.push(`under a fixed column: ${text.slice(0, 60)}`);
          if (!hasCards || cell.matches('th, [data-part], :first-child, [data-part] + td, [data-headline]')) continue;
          const label = getComputedStyle(cell, '::before').content;
          const named = /\p{Letter}/u.test(label.replace(/^(?:none|normal)$/u, ''));
          const lines = cell instanceof HTMLElement ? cell.innerText.split('\n') : [];
          if (!named && lines.some((one) => isFigure(one.trim()))) faults.push(`no label: ${text.slice(0, 60)}`);
          const place = placeOf(cell);
          const line = Number.parseFloat(getComputedStyle(cell).lineHeight);
          if (named && place && place.top > rect.top + line) faults.push(`below its label: ${text.slice(0, 60)}`);
        }
      }
    }
    return [...new Set(faults)];
  });
