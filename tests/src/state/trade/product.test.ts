import { afterEach, expect, it } from 'vitest';
import { operations } from '#src/state/machine/operations.ts';
import { prefetch } from '#src/state/machine/load.ts';
import { marketplaceFor } from '#src/state/trade/browse/marketplace.ts';
import { product, productHead, productParts, sample } from '#src/state/trade/browse/product.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { json, later, tapWire } from '../../support/wireTap.ts';

afterEach(() => resetAll());

const stream = { id: 'p1', name: 'Weather', price: 1, stats: {}, owner: 'u2', type: 'Dataset', metadata: {} };
const measured = { schema: [], rows: [['1']] };
const page = (of: object) => json({ content: [of], total: 1, page: 0, limit: 20 });

/** Answers with the product when `answer` is given, and logs the calls for it. */
function answerWith(of: object) {
  const answer = later<Response>();
  const sent = tapWire(({ url }) => {
    if (url.endsWith('/p1')) return answer.promise;
    if (url.includes('/streams/streams?')) return page(of);
    return url.endsWith('/sample') ? json(measured) : json({ error: 'gone' }, 404);
  });
  const calls = () => sent.filter(({ url }) => url.includes('/streams/streams/p1')).map(({ url }) => url.slice(-7));
  return { give: () => answer.give(json(of)), calls };
}

it('loads a prefetched product and its sample once each', async () => {
  const { give, calls } = answerWith(stream);
  prefetch(() => productHead.load('p1'));
  const opened = productParts.load('p1');
  give();
  await opened;
  expect(product.get('p1')?.name).toBe('Weather');
  expect(product.get('p2')).toBeUndefined();
  expect(sample.get('p1')).toEqual(measured);
  expect(calls()).toEqual(['eams/p1', '/sample']);
});

it('shows the sample of a listed product that is still loading', async () => {
  const { give } = answerWith(stream);
  await marketplaceFor({}).load({});
  const opened = productParts.load('p1');
  await expect.poll(() => sample.get('p1')).toEqual(measured);
  expect(product.get('p1')).toBeUndefined();
  give();
  await opened;
});

it.each([true, false])(
  'asks for no sample of an algorithm that the exchange computes, listed before: %s',
  async (isListed) => {
    tapWire(() => json({ error: 'The source cannot be read', code: 'source_failed' }, 502));
    await sample.load('p0');
    productParts.leave();
    const { give, calls } = answerWith({ ...stream, type: 'Algorithm', metadata: { analysis: 'summary' } });
    if (isListed) await marketplaceFor({}).load({});
    const opened = productParts.load('p1');
    give();
    await opened;
    await productParts.load('p1');
    expect(calls()).toEqual(['eams/p1', 'eams/p1']);
    expect(operations).not.toHaveProperty([sample.name]);
  },
);

it.each([true, false])('loads the sample of an algorithm without an analysis, listed before: %s', async (isListed) => {
  const { give } = answerWith({ ...stream, type: 'Algorithm' });
  if (isListed) await marketplaceFor({}).load({});
  const opened = productParts.load('p1');
  give();
  await opened;
  await expect.poll(() => sample.get('p1')).toEqual(measured);
});
