// Approving and rejecting a request for access: the promise of the dialog holds from the moment that both sides see.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectMessage, openPageFixture, slow } from '../../support/pageFixture.ts';
import { inEachZone, openAs, read, rowOf, type Person } from '../../support/promises.ts';

const fixture = openPageFixture(() =>
  Promise.all([import('#src/pages/access/AccessPage.tsx'), import('#src/pages/product/ProductPage.tsx')]),
);

interface Request {
  id: string;
  state: string;
  decided_date: string;
}

const requestOf = (person: Person, role: 'SENT' | 'RECEIVED') =>
  read<Request>(person, `accessRequests(role:${role}){content{id state decided_date}}`);
const newsOf = async (person: Person) =>
  (await read<{ kind: string }>(person, 'notifications{content{kind}}')).map(({ kind }) => kind);

/** A seller, and a buyer whose request for a guarded product waits. */
async function request() {
  const { seller, buyer, id } = await fixture.pair({ name: 'Guarded', accessType: 'PROTECTED' }, 200_000_000, 'user');
  await buyer.call('POST', '/access-control/access-requests', { stream_id: id });
  return { seller, buyer, id };
}

/** Decides as the seller and returns what both sides read. */
async function decide(seller: Person, buyer: Person, [verb, promise, send, message]: readonly string[]) {
  const { user, calls } = await openAs(fixture, seller, '/dashboard/access?tab=requests');
  await user.click(within(await rowOf('Guarded')).getByRole('button', { name: verb ?? '' }));
  const ask = await screen.findByRole('alertdialog');
  expect(ask).toHaveTextContent(promise ?? '');
  const before = Date.now();
  await user.click(within(ask).getByRole('button', { name: send ?? '' }));
  await expectMessage(message ?? '');
  await waitFor(async () => expect(await rowOf('Guarded')).toHaveTextContent(`${verb}d`), slow);
  const [made] = await requestOf(buyer, 'SENT');
  expect(await requestOf(seller, 'RECEIVED')).toEqual([made]);
  expect(calls).toEqual([
    `PUT /access-control/access-requests/${made?.id}/${verb === 'Approve' ? 'approve' : 'reject'}`,
  ]);
  const at = Date.parse(made?.decided_date ?? '');
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
  return made;
}

inEachZone(() => {
  it('an approval lets the buyer buy from then on, and both sides see its time', async () => {
    const { seller, buyer, id } = await request();
    const buy = () => buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 24 });
    expect((await buy()).statusCode).toBe(409);
    expect(await newsOf(buyer)).toEqual([]);
    const made = await decide(seller, buyer, [
      'Approve',
      'is notified and can see and buy Guarded from now on',
      'Approve access',
      'Access approved',
    ]);
    expect(made?.state).toBe('approved');
    expect(await newsOf(buyer)).toEqual(['access_approved']);
    const buying = await openAs(fixture, buyer, `/product/${id}?buy=24`);
    const box = await screen.findByRole('dialog', undefined, slow);
    await buying.user.click(await within(box).findByRole('button', { name: 'Buy 24 h for 48 DXT' }, slow));
    await expectMessage('You can now access Guarded for 24 hours');
    expect(buying.sent).toMatchObject([{ stream_id: id, hours: 24 }]);
  });

  it('a declined request grants nothing, and the buyer can ask again', async () => {
    const { seller, buyer, id } = await request();
    const made = await decide(seller, buyer, [
      'Decline',
      'is notified and can ask for Guarded again later',
      'Decline access',
      'Access declined',
    ]);
    expect(made?.state).toBe('rejected');
    expect(await newsOf(buyer)).toEqual(['access_rejected']);
    const buying = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 24 });
    expect(buying.statusCode).toBe(409);
    expect((await buyer.call('POST', '/access-control/access-requests', { stream_id: id })).statusCode).toBe(201);
  });
});
