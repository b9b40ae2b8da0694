import { describe, expect, it } from 'vitest';
import { matchPath } from 'react-router-dom';
import {
  kindsOf,
  mailChoicesPath,
  notificationKindNames,
  notificationKinds,
  notificationTopics,
} from '#contract/notificationKinds.ts';
import { adminPaymentsPath, buyPath, offerPath } from '#src/config/paths.ts';
import { screens } from '#src/config/screens.ts';
import {
  isOnScreen,
  notificationPath,
  notificationText,
  type AnyNotification,
} from '#src/pages/shared/notification.ts';

const notification = (kind: AnyNotification['kind'], reference: string) =>
  ({ kind, reference, stream_id: 'tides', stream_name: 'Tides', amount: 1, actor: null }) as unknown as AnyNotification;
const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
};

it('writes both prices of a change, the new one with its value', () => {
  const revised = { ...notification('offer_revised', 'one'), amount: 600_000, before: 750_000 } as AnyNotification;
  expect(notificationText(revised, (micro) => `${micro} (value)`)).toContain('600000 (value) instead of 0.75 an hour');
});

it('writes the day and the text of a notice on one line', () => {
  const notice = { ...notification('product_schema', 'one'), date: '2026-07-01', note: ' Gauge\nreplaced ' };
  expect(notificationText(notice as AnyNotification)).toBe(
    'The columns of Tides will change (Jul 1, 2026): “Gauge replaced”',
  );
  const worded = { ...notification('product_updated', 'one'), date: null, note: 'New rows' } as AnyNotification;
  expect(notificationText(worded)).toBe('The seller updated the data of Tides: “New rows”');
});

describe('an event that the screen shows already', () => {
  it.each([
    ['the inbox', '/dashboard/notifications?unread=1', true],
    ['the second page of the inbox', '/dashboard/notifications?page=2', false],
    ['the snoozed part of the inbox', '/dashboard/notifications?snoozed=1', false],
    ['another topic of the inbox', '/dashboard/notifications?about=access', false],
    ['the page of the offer', '/dashboard/offers/one', true],
    ['the offer beside the list', '/dashboard/offers?tab=made&open=one', true],
    ['another offer', '/dashboard/offers/other', false],
    ['the list with another offer', '/dashboard/offers?open=other', false],
    ['a list of contracts with the same id', '/dashboard/contracts?open=one', false],
    ['another page', '/marketplace', false],
  ])('%s', (_name, address, expected) => {
    expect(isOnScreen(notification('offer_revised', 'one'), at(address))).toBe(expected);
  });

  it('is one on the page of its contract, but not on the page of a product', () => {
    expect(isOnScreen(notification('contract_signed', 'one'), at('/dashboard/contracts/one'))).toBe(true);
    expect(isOnScreen(notification('watch_price', 'tides'), at('/product/tides'))).toBe(false);
  });
});

it.each(notificationKindNames)('%s has a complete text and links to a page of the app', (kind) => {
  const one = notification(kind, 'one');
  expect(notificationText(one)).not.toMatch(/[{}]/u);
  const path = notificationPath(one);
  expect(path).not.toMatch(/[{}]/u);
  const { pathname } = at(path);
  expect(Object.values(screens).filter((screen) => matchPath(screen.path, pathname))).not.toEqual([]);
  expect(notificationTopics.filter((topic) => kindsOf(topic).includes(kind))).toContain(notificationKinds[kind].group);
});

it('opens the payments to decide, the deal of an offer and the purchase that extends access', () => {
  const paths = (['payment_requested', 'offer_revised', 'access_ending'] as const).map((kind) =>
    notificationPath(notification(kind, 'one')),
  );
  expect(paths).toEqual([adminPaymentsPath, offerPath('one'), buyPath('tides')]);
});

it('every mail links to the screen of mail settings', () => expect(mailChoicesPath).toBe(screens.profile.path));
