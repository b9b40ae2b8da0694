// Interaction to next paint: each kind of control of a screen is used once under a slow processor.
import type { Locator } from 'playwright';
import { settle } from '../../bench/ui/measure.ts';
import { slowDown, type Visit } from '../../bench/web/visit.ts';
import { throttle } from './shift.ts';
import { openAt } from './window.ts';

export interface Interaction {
  readonly control: string;
  /** From the input to the frame that answers it; the least of the tries. Undefined where it could not be used. */
  readonly ms: number | undefined;
}

const mostControls = 14;
/** A try over the bar is repeated: other work on the machine must not decide. */
const tries = 3;
const selector = ':is(main, header) :is(button, summary, select, textarea, input, [role=tab], [role=combobox])';

/** Marks the first visible control of each kind, and returns their names. */
const markControls = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(
    ([wanted, most]) => {
      const seen = new Set<string>();
      for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
        const text = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || '');
        // The same button in the next row, for another product, is the same kind.
        const where = element.closest('tr, article, li') ? 'row ' : '';
        const kind = `${where}${element.tagName.toLowerCase()} ${where ? (element.textContent ?? '') : text}`.trim();
        const isOff = element.matches(':disabled, [aria-disabled=true], [type=file]');
        if (isOff || seen.has(kind) || seen.size >= most || !element.checkVisibility() || element.offsetWidth < 4)
          continue;
        seen.add(kind);
        element.dataset['audited'] = kind.slice(0, 60);
      }
      return [...seen].map((kind) => kind.slice(0, 60));
    },
    [selector, mostControls] as const,
  );

async function operate(control: Locator): Promise<void> {
  const isField = await control.evaluate((element) =>
    element.matches('textarea, input:not([type=checkbox], [type=radio])'),
  );
  if (isField) await control.press('1', { timeout: 3_000 });
  else await control.click({ timeout: 3_000 });
}

async function timeOf(visit: Visit, address: string, kind: string): Promise<number> {
  const { page } = visit;
  await openAt(visit, address);
  await markControls(visit);
  const control = page.locator(`[data-audited=${JSON.stringify(kind)}]`).first();
  await control.scrollIntoViewIfNeeded({ timeout: 3_000 });
  await settle(visit);
  await page.evaluate(() => (window.seen.interactions.length = 0));
  await slowDown(visit, throttle);
  try {
    await operate(control);
    await settle(visit);
    // The browser reports no event below 16 ms.
    return await page.evaluate(() => Math.max(16, ...window.seen.interactions));
  } finally {
    await slowDown(visit, 1);
  }
}

/** Slowest control of a screen first. */
export async function interactionsOf(visit: Visit, address: string, bar: number): Promise<Interaction[]> {
  await openAt(visit, address);
  const found: Interaction[] = [];
  for (const control of await markControls(visit)) {
    const times: number[] = [];
    for (let round = 0; round < tries && Math.min(...times) > bar; round += 1)
      times.push(
        ...(await timeOf(visit, address, control).then(
          (ms) => [ms],
          () => [],
        )),
      );
    found.push({ control, ms: times.length > 0 ? Math.min(...times) : undefined });
  }
  return found.toSorted((a, b) => (b.ms ?? 0) - (a.ms ?? 0));
}
