// Each form shows both lines of its failure, and nothing of it after leaving and coming back.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessions } from '#src/state/me/account.ts';
import { operations, run } from '#src/state/machine/operations.ts';
import { keepLink } from '#src/pages/recovery/recoveryStore.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { rows } from '#src/state/machine/actions/index.ts';
import { openSession } from '#src/state/me/session.ts';
import { keyOf } from '#src/state/machine/status.ts';
import { terms } from '#src/state/trade/money/payments.ts';
import * as wallet from '#src/state/trade/money/wallet.ts';
import { tapWire, tokenFor } from '../support/wireTap.ts';
import { forms, nothing, without, type Row } from './formRows.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const line = 'The reason of the server';
let refusing = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // Other loads never end. The tested operation is refused with a reason, the second line of each failure.
  tapWire(() =>
    refusing ? new Response(JSON.stringify({ message: line }), { status: 400 }) : new Promise<Response>(nothing),
  );
  openSession(tokenFor('u1'));
  wallet.balance.set(50_000_000);
  terms.set({ flow: 'instant' });
  sessions.set([{ id: '1' }, { id: '2' }] as never);
  keepLink({ token: 't', id: 'u1' });
});
afterEach(() => {
  cleanup();
  resetAll();
  sessionStorage.clear();
  vi.useRealTimers();
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const asPage = (children: ReactNode) => <MemoryRouter>{children}</MemoryRouter>;

async function open({ element, opens, steps = [] }: Row) {
  const view = render(asPage(element));
  await settle();
  if (opens) press(opens);
  for (const name of steps) {
    press(name);
    await settle();
  }
  return view;
}

async function fail({ of, id }: Row) {
  refusing = true;
  act(() => void run(of, {}, id === undefined ? {} : { id }));
  await settle(rows[of].delayMs);
  await settle();
  refusing = false;
}

describe.each(forms)('$file, $of', (row) => {
  const key = keyOf(row.of, row.id);

  it('shows no old failure after leaving and coming back', async () => {
    const first = await open(row);
    await fail(row);
    const { text, reason = '' } = operations[key] as { text: string; reason?: string };
    const shown = document.body.textContent;
    expect(shown).toContain(text);
    expect(shown).toContain(reason);
    first.unmount();
    await settle();
    await open(row);
    expect(document.body.textContent).not.toContain(text);
    expect(operations[key]).toBeUndefined();
  });
});

it('shows no old failure after an undo', async () => {
  const row = forms.find(({ of, id }) => of === 'profile.update' && id === undefined);
  if (!row) throw new Error('the form of the profile has no row');
  await open(row);
  fireEvent.change(screen.getByLabelText(/^Phone/), { target: { value: '2' } });
  await fail(row);
  expect(document.body.textContent).toContain(line);
  press('Undo');
  await settle();
  expect(document.body.textContent).not.toContain(line);
});

it('has a row for every form and every dialog, and for no other file', () => {
  const pages = path.join(import.meta.dirname, '../../../src/pages');
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const isForm = (file: string) =>
    /<(Form|Dialog\.Root|(Confirm|Sign|Offer|BuyAccess|Contract)Dialog)[\s>]/.test(
      readFileSync(path.join(pages, file), 'utf8'),
    );
  const covered = new Set([...forms.map(({ file }) => file), ...Object.keys(without)]);
  expect(files.filter((file) => isForm(file) && !covered.has(file))).toEqual([]);
  expect([...covered].filter((file) => !files.includes(file))).toEqual([]);
});
