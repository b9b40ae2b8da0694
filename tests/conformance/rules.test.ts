// Constants, resets and routes of the specification. Proved elsewhere. Wait and clearing of each action:
// table.test.ts. Signing out and stored state: tests/src/state/me/session.test.ts. Toasts:
// tests/design-system/components/Snackbar.test.tsx. The colour: tests/tokens. Page code: tests/src/app.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { amountScale, defaultSort, firstPage, pageSize, slots } from '#contract/constants.ts';
import { chunkTimeoutMs } from '#design-system';
import { durationsMs } from '#design-system/components/Snackbar/queue.ts';
import { microTokens, parseTokens } from '#design-system/marketplace/amount.ts';
import { utcRange } from '#design-system/internal/format/days.ts';
import { rowsFor } from '#src/app/guards.ts';
import { routes } from '#src/app/routes.tsx';
import * as timings from '#src/config/constants.ts';
import { screens } from '#src/messages/screens.ts';
import {
  addProduct,
  catalogue,
  deleteProduct,
  exportOwned,
  fetchStreamUrl,
  resetCallStatus,
  resetExportState,
  resetLogoStatus,
  resetStreamUrl,
  setLogo,
} from '#src/state/trade/selling/catalogue.ts';
import { writeDraft, readDraft } from '#src/state/me/drafts.ts';
import { fetchResult, resetExecutionState, resetFetchState, startExecution } from '#src/state/trade/executions.ts';
import { resetOffersPayload } from '#src/state/trade/deals/offers.ts';
import { operations } from '#src/state/machine/operations.ts';
import { resetPasswordChange, setNewPassword } from '#src/pages/recovery/recoveryStore.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { json, tapWire } from '#tests/src/support/wireTap.ts';
import { constants, resets, specifiedRoutes } from './specification.ts';

it('the app uses the specified constants', () => {
  expect({
    pageSize,
    firstPage,
    defaultSort,
    amountScale,
    actionDelay: timings.actionDelayMs,
    successClear: timings.successClearMs,
    userEditClear: timings.userEditClearMs,
    logoutDelay: timings.logoutDelayMs,
    persistTimeout: timings.persistTimeoutMs,
    messageToast: durationsMs.message,
    notificationToast: durationsMs.notification,
    chunkTimeout: chunkTimeoutMs,
    loadingText: screens.loading,
    storageKey: timings.storageKeys.session,
    slots: [...slots],
  }).toEqual(constants);
});

it('multiplies offer amounts by 1,000,000 exactly, digit by digit', () => {
  expect(microTokens).toBe(constants.amountScale);
  const amounts = { '8.2': 8_200_000, '2.01': 2_010_000, '1.005': 1_005_000, '0.000001': 1, '12': 12_000_000 };
  for (const [typed, micro] of Object.entries(amounts)) expect([typed, parseTokens(typed)]).toEqual([typed, micro]);
});

it('converts the days of a contract to UTC', () => {
  const range = utcRange({ from: '2027-03-01', to: '2027-03-31' });
  expect(range).toEqual({
    start: new Date(2027, 2, 1).toISOString(),
    end: new Date(2027, 3, 1).toISOString(),
  });
  expect(range?.start).toMatch(/Z$/);
});

describe('reset actions', () => {
  const second = () => vi.advanceTimersByTimeAsync(timings.actionDelayMs);
  const listing = { name: 'x', type: 'Dataset', description: 'x', price: 0, url: 'https://e.org', subcategory: 'c1' };
  /** An action that leaves state, its reset action, and a reader of that state. */
  const known: Record<string, { act: () => unknown; reset: () => void; read: () => unknown }> = {
    'call status': { act: () => addProduct(listing), reset: resetCallStatus, read: () => operations['products.add'] },
    'call status of a deletion': {
      act: () => deleteProduct('s1'),
      reset: resetCallStatus,
      read: () => operations['products.delete:s1'],
    },
    'logo status': {
      act: () => setLogo('s1', new Blob(['x'])),
      reset: resetLogoStatus,
      read: () => operations['products.setLogo'],
    },
    'export state': { act: () => exportOwned(), reset: resetExportState, read: () => operations['products.export'] },
    'password-change status': {
      act: () => setNewPassword({ token: 't', id: 'u1' }, 'p'),
      reset: resetPasswordChange,
      read: () => operations['recovery.complete'],
    },
    'stream URL': { act: () => fetchStreamUrl('s1'), reset: resetStreamUrl, read: () => catalogue.streamUrl },
    'execution state': {
      act: () => startExecution({ algo: 'summary', executions: [{ data: 's1' }] }),
      reset: resetExecutionState,
      read: () => operations['executions.start'],
    },
    'fetch state': { act: () => fetchResult(), reset: resetFetchState, read: () => operations['executions.fetch'] },
    'offers payload': {
      act: () => writeDraft('offer.s1', { amount: '5', description: '' }),
      reset: () => resetOffersPayload('offer.s1'),
      read: () => readDraft('offer.s1'),
    },
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    resetAll();
    vi.useRealTimers();
  });

  it.each(Object.entries(known))('clear the %s', async (_, { act, reset, read }) => {
    const stream = { id: 's1', name: 'x', price: 0, stats: {}, url: 'https://e.org/1' };
    tapWire(({ method }) => (method === 'GET' ? json(stream) : json({ error: 'no' }, 409)));
    void act();
    await second();
    expect(read()).toBeDefined();
    reset();
    expect(read()).toBeUndefined();
  });

  it('cover the specification', () => {
    expect(resets.filter((name) => !(name in known))).toEqual([]);
  });
});

describe('routes', () => {
  const expected = [...specifiedRoutes.plain, ...specifiedRoutes.main, ...specifiedRoutes.mfa].map((route) =>
    `/${route}`.replace('//', '/').replace('/*', '').replace('{id}', ':id'),
  );

  it('include every specified path', () => {
    const known = new Set(routes.map(({ path }) => path));
    expect(expected.filter((path) => !known.has(path))).toEqual([]);
    expect(known).toContain('*');
  });

  it('show the admin area in admin mode only', () => {
    const signedIn = { token: 'raw-token', left: false, email: '' };
    const shown = slots.filter((mode) => rowsFor(routes, mode, signedIn).some(({ path }) => path === '/admin'));
    expect(shown).toEqual(['admin']);
  });

  it('use the specified layouts', () => {
    const framedAt = (path: string) => routes.find((row) => row.path === path)?.framed;
    for (const path of specifiedRoutes.plain) expect([path, framedAt(path)]).toEqual([path, false]);
    const inside = routes.filter(({ access }) => access === 'session' || access === 'admin');
    expect(inside.map(({ framed }) => framed)).toEqual(inside.map(() => true));
  });
});
