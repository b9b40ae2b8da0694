// Dialogs that move money or rights promise a period, a price or a share: it is sent, and both sides see it afterwards.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { localText, utcText } from '#design-system';
import type { ContractSet } from '#contract/generated/documents.ts';
import { openPageFixture, expectMessage, slow } from '../../support/pageFixture.ts';
import { inEachZone, openAs as openFor, read, rowOf, type Person } from '../../support/promises.ts';

const fixture = openPageFixture(() =>
  Promise.all([
    import('#src/pages/product/ProductPage.tsx'),
    import('#src/pages/access/AccessPage.tsx'),
    import('#src/pages/contracts/ContractsPage.tsx'),
    import('#src/pages/contracts/NewContract.tsx'),
    import('#src/pages/offers/OffersPage.tsx'),
  ]),
);
const hourMs = 3_600_000;
const minuteMs = 60_000;

const openAs = (person: Person, path: string) => openFor(fixture, person, path);

interface Bought {
  hours: number;
  total: number;
  stream_price: number;
  end_date: string;
}
const boughtOf = (person: Person, role: 'BOUGHT' | 'SOLD') =>
  read<Bought>(person, `subscriptions(role:${role}){content{hours total stream_price end_date}}`);

/** Returns the value of a dialog's figure. */
const figure = (dialog: HTMLElement, name: string) =>
  within(dialog).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? '';

/** The minute of a promise may pass before the server's moment. */
const textsNear = (end: string) =>
  [0, -minuteMs].map((ms) => Date.parse(end) + ms).map((at) => `${localText(at)}${utcText(at)}`);

async function people() {
  const { exchange, fund, list } = fixture.market;
  const [seller, buyer] = [await exchange.join('seller'), await exchange.join('user')];
  await fund(buyer, 200_000_000);
  return { seller, buyer, id: await list(seller, { name: 'Gauges' }) };
}

inEachZone(() => {
  it('a purchase and its extension cost what is promised and end when it is promised', async () => {
    const { seller, buyer, id } = await people();
    const { user, sent } = await openAs(buyer, `/product/${id}?buy=7`);
    const dialog = await screen.findByRole('dialog', { name: 'Get access' }, slow);
    await within(dialog).findByText('186 DXT', undefined, slow);
    expect([figure(dialog, 'Price per hour'), figure(dialog, 'Total')]).toEqual(['2 DXT', '14 DXT']);
    const ends = figure(dialog, 'Access ends');
    await user.click(within(dialog).getByRole('button', { name: 'Buy 7 h for 14 DXT' }));
    await expectMessage('You can now access Gauges for 7 hours');
    expect(sent).toMatchObject([{ stream_id: id, hours: 7, shown_price: 2_000_000 }]);
    for (const [person, role] of [
      [buyer, 'BOUGHT'],
      [seller, 'SOLD'],
    ] as const) {
      const [bought] = await boughtOf(person, role);
      expect(bought).toMatchObject({ hours: 7, total: 14_000_000, stream_price: 2_000_000 });
      expect(textsNear(bought?.end_date ?? '')).toContain(ends);
    }

    const extending = await openAs(buyer, '/dashboard/access');
    await extending.user.click(within(await rowOf('Gauges')).getByRole('button', { name: 'Extend' }));
    const extension = await screen.findByRole('dialog', { name: 'Extend Gauges' });
    const hours = within(extension).getByRole('textbox', { name: /More hours/ });
    await extending.user.clear(hours);
    await extending.user.type(hours, '30');
    const send = await within(extension).findByRole('button', { name: 'Extend for 60 DXT' }, slow);
    const promised = extension.textContent;
    await extending.user.click(send);
    await expectMessage('You can now access Gauges for 30 hours');
    expect(extending.sent).toMatchObject([{ stream_id: id, hours: 30, shown_price: 2_000_000 }]);
    const both = [await boughtOf(buyer, 'BOUGHT'), await boughtOf(seller, 'SOLD')];
    expect(both[0]).toEqual(both[1]);
    const last = both[0]?.find((one) => one.hours === 30);
    expect(last?.total).toBe(60_000_000);
    expect(promised).toContain(localText(last?.end_date ?? ''));
    for (const [person, path] of [
      [buyer, '/dashboard/access'],
      [seller, '/dashboard/access?tab=readers'],
    ] as const) {
      await openAs(person, path);
      const found = await rowOf('Gauges');
      expect(found).toHaveTextContent('1 d 13 h left');
      expect(found).toHaveTextContent(localText(last?.end_date ?? ''));
    }
  });

  it('a contract has the period and the share that its owner chose and its partner signs', async () => {
    const { seller, buyer: partner, id } = await people();
    const { user, sent } = await openAs(seller, '/dashboard/contracts');
    await user.click(await screen.findByRole('button', { name: 'Share revenue' }, slow));
    const dialog = await screen.findByRole('dialog', { name: 'Share revenue' });
    await user.type(within(dialog).getByLabelText('Product'), 'gau');
    await user.click(await screen.findByText('Gauges', { selector: '[role=option] *, [role=option]' }, slow));
    await user.type(within(dialog).getByLabelText(/Partner, by name/), partner.email);
    await user.click(await screen.findByText(partner.email, { selector: '[role=option] *' }, slow));
    await user.type(within(dialog).getByLabelText('Share'), '20');
    // It begins today, as the dialog suggests.
    fireEvent.change(within(dialog).getByLabelText('Last day of Period'), { target: { value: '2099-03-31' } });
    const moments = () => dialog.querySelector('[data-part="moments"]')?.textContent ?? '';
    await waitFor(() => expect(moments()).toContain('2099'));
    const promised = moments();
    await user.click(within(dialog).getByRole('button', { name: 'Create contract' }));
    await expectMessage('Contract Created');
    const { startDate, end_time } = sent[0] as { startDate: string; end_time: string };
    expect(sent).toMatchObject([{ stream_id: id, items: [{ partner_id: partner.id, share: 20 }] }]);
    for (const at of [startDate, end_time]) expect(promised).toContain(utcText(at));
    expect([localText(startDate), localText(end_time)]).toEqual([
      expect.stringMatching(/12:00\sAM$/u),
      expect.stringMatching(/^Apr 1, 2099, 12:00\sAM$/u),
    ]);

    const signing = await openAs(partner, '/dashboard/contracts?tab=partner');
    await signing.user.click(await screen.findByRole('link', { name: 'Gauges' }, slow));
    await signing.user.click(await screen.findByRole('button', { name: 'Review and sign' }, slow));
    const sign = await screen.findByRole('dialog', { name: 'Sign the contract' });
    expect(sign).toHaveTextContent('You receive 20% of each purchase of Gauges');
    const times = Array.from(sign.querySelectorAll('time'), ({ dateTime, textContent }) => [dateTime, textContent]);
    expect(times).toEqual([startDate, end_time].map((at) => [at, `${localText(at)}${utcText(at)}`]));
    await signing.user.click(within(sign).getByRole('checkbox'));
    await signing.user.click(within(sign).getByRole('button', { name: 'Sign' }));
    await expectMessage('Contract Signed');
    expect(signing.sent).toEqual([{ stream_id: id, end_time }]);

    const third = await fixture.market.exchange.join('buyer');
    await fixture.market.fund(third, 10_000_000);
    await third.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 5 });
    for (const [person, role] of [
      [seller, 'OWNER'],
      [partner, 'PARTNER'],
    ] as const) {
      const query = `contractSets(role:${role}){content{startDate end_time status shares{share signed paid}}}`;
      expect(await read<ContractSet>(person, query)).toEqual([
        { startDate, end_time, status: 'signed', shares: [{ share: 20, signed: true, paid: 2_000_000 }] },
      ]);
      await openAs(person, `/dashboard/contracts?tab=${role === 'OWNER' ? 'owned' : 'partner'}`);
      await user.click(await screen.findByRole('link', { name: 'Gauges' }, slow));
      const terms = await screen.findByRole('region', { name: 'Terms' }, slow);
      for (const at of [startDate, end_time]) expect(terms).toHaveTextContent(localText(at));
    }
  });

  it('an offer sends the typed price, and its acceptance grants that price for the stated time', async () => {
    const { seller, buyer, id } = await people();
    const { user, sent } = await openAs(buyer, `/product/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Make an offer' }, slow));
    await user.type(await screen.findByRole('textbox', { name: /Amount per hour/ }, slow), '1.25');
    await user.type(screen.getByRole('textbox', { name: /Description/ }), 'For a week.');
    await user.click(screen.getByRole('button', { name: 'Send offer' }));
    await expectMessage('Offer sent to seller');
    expect(await screen.findByText('Awaiting the seller’s reply')).toBeVisible();
    expect(sent).toMatchObject([{ stream_id: id, amount: 1_250_000, description: 'For a week.' }]);

    const revising = await openAs(seller, '/dashboard/offers?tab=received');
    await revising.user.click(await screen.findByRole('link', { name: 'Gauges' }, slow));
    await revising.user.click(await screen.findByRole('button', { name: 'Revise' }, slow));
    const counter = await screen.findByRole('dialog', undefined, slow);
    const amount = within(counter).getByRole('textbox', { name: /Amount per hour/ });
    await revising.user.clear(amount);
    await revising.user.type(amount, '1.75');
    await revising.user.type(within(counter).getByRole('textbox', { name: /Message/ }), 'Rather this.');
    await revising.user.click(within(counter).getByRole('button', { name: /Send/ }));
    await waitFor(
      () => expect(revising.sent).toMatchObject([{ amount: 1_750_000, description: 'Rather this.', version: 1 }]),
      slow,
    );

    const accepting = await openAs(buyer, '/dashboard/offers?tab=made');
    await accepting.user.click(await screen.findByRole('link', { name: 'Gauges' }, slow));
    await accepting.user.click(await screen.findByRole('button', { name: 'Accept' }, slow));
    const ask = await screen.findByRole('alertdialog', undefined, slow);
    expect(ask).toHaveTextContent('You can then buy access to Gauges at 1.75 DXT an hour for 30 days');
    await accepting.user.click(within(ask).getByRole('button', { name: 'Accept offer' }));
    await expectMessage('Offer Accepted');
    expect(accepting.sent).toEqual([{ version: 2 }]);
    const query = (role: string) => `offers(role:${role}){content{amount valid_until history{at}}}`;
    const [[made], [received]] = [
      await read<{ amount: number; valid_until: string; history: { at: string }[] }>(buyer, query('BUYER')),
      await read<object>(seller, query('SELLER')),
    ];
    expect(made).toEqual(received);
    expect(made?.amount).toBe(1_750_000);
    expect(Date.parse(made?.valid_until ?? '') - Date.parse(made?.history.at(-1)?.at ?? '')).toBe(30 * 24 * hourMs);

    const buying = await openAs(buyer, `/product/${id}?buy=2`);
    const box = await screen.findByRole('dialog', { name: 'Buy at the agreed price' }, slow);
    await buying.user.click(await within(box).findByRole('button', { name: 'Buy 2 h for 3.5 DXT' }, slow));
    await expectMessage('You can now access Gauges for 2 hours');
    expect(buying.sent).toMatchObject([{ hours: 2, shown_price: 1_750_000 }]);
    for (const [person, role] of [
      [buyer, 'BOUGHT'],
      [seller, 'SOLD'],
    ] as const)
      expect(await boughtOf(person, role)).toMatchObject([{ total: 3_500_000, stream_price: 1_750_000 }]);
  });
});
