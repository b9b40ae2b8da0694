import { settle } from '../ui/measure.ts';
import { placeholders, slowDown, type Visit } from './visit.ts';

export interface Circumstances {
  /** Processor, times slower. */
  slower: number;
  /** Latency in milliseconds; bytes a second down and up, -1 for no limit. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const kilobit = 1000 / 8;

/** As on a desktop, and as on an old phone in a 3G network. */
export const circumstances = {
  desktop: { slower: 1, network: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 } },
  throttled: {
    slower: 6,
    network: { latency: 150, downloadThroughput: 1600 * kilobit, uploadThroughput: 750 * kilobit },
  },
} as const satisfies Record<string, Circumstances>;

/** Milliseconds to the largest paint of a page with an empty cache. */
export async function largestPaint(one: Visit, path: string, { slower, network }: Circumstances): Promise<number> {
  const { cdp, page, url } = one;
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await slowDown(one, slower);
  try {
    // Not until the network is idle: a page behind signing in listens for news as long as it stands.
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction((waiting) => !document.querySelector(waiting), placeholders);
    await settle(one);
    return await page.evaluate(() => window.seen.paint);
  } finally {
    await slowDown(one, 1);
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...circumstances.desktop.network });
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: false });
  }
}
