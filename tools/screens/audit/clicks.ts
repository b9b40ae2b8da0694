// Clicks of the main jobs. Each path fails when a step is not there.
import type { Page } from 'playwright';

const limitMs = 20_000;

export interface Path {
  readonly job: string;
  readonly most: number;
  readonly clicks: number;
}

/** Counts the clicks of a path. */
function counter() {
  let clicks = 0;
  return {
    count: () => clicks,
    click: async (page: Page, name: RegExp, role: 'button' | 'link' = 'button') => {
      clicks += 1;
      await page.getByRole(role, { name }).filter({ visible: true }).first().click();
    },
  };
}

/** Walks as the buyer of the demo data, from the marketplace. */
export async function pathsOf(page: Page, url: string): Promise<Path[]> {
  page.setDefaultTimeout(limitMs);
  const search = `${url}/marketplace?text=Mauna+Loa`;
  const paths: Path[] = [];

  const buy = counter();
  await page.goto(search);
  await buy.click(page, /^Buy access: /u, 'link');
  await buy.click(page, /^(?:Buy|Renew) .* for /u);
  await page
    .getByText(/^You can now access /u)
    .first()
    .waitFor();
  paths.push({ job: 'buy', most: 2, clicks: buy.count() });

  const read = counter();
  await read.click(page, /^Open all rows/u, 'link');
  await page.getByRole('grid').first().waitFor();
  paths.push({ job: 'read after paying', most: 1, clicks: read.count() });

  const renew = counter();
  await page.goto(search);
  await renew.click(page, /^Extend access: /u, 'link');
  await renew.click(page, /^Extend .* for /u);
  await page
    .getByText(/^You can now access /u)
    .first()
    .waitFor();
  paths.push({ job: 'renew', most: 2, clicks: renew.count() });

  const offer = counter();
  await page.goto(`${url}/marketplace?text=Seattle+daily`);
  await page.getByRole('article').first().waitFor();
  await offer.click(page, /^Seattle daily/u, 'link');
  await offer.click(page, /^Make an offer/u);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Amount/u }).fill('0.35');
  await dialog.getByRole('textbox', { name: /^Description/u }).fill('A class project of one term.');
  await offer.click(page, /^Send offer/u);
  await page.getByText('Offer sent to seller').first().waitFor();
  paths.push({ job: 'offer', most: 3, clicks: offer.count() });
  return paths;
}
