// A move whose reply was lost: after a reload the dialog shows it and sends it again, whatever the balance.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { MoveDialog } from '#src/pages/wallet/MoveDialog.tsx';
import { resetAll } from '#src/state/machine/registry.ts';
import { session } from '#src/state/me/session.ts';
import { terms } from '#src/state/trade/money/payments.ts';
import * as wallet from '#src/state/trade/money/wallet.ts';
import { slow } from '../../support/messages.ts';
import { json, tapWire } from '../../support/wireTap.ts';

afterEach(() => {
  cleanup();
  resetAll();
  sessionStorage.clear();
});

/** Opens the dialog as a page that has just been loaded does. */
function open(balance: number) {
  cleanup();
  resetAll();
  session.userId = 'u1';
  wallet.balance.set(balance);
  terms.set({ flow: 'instant' });
  let closed = false;
  render(
    <MoveDialog
      kind="withdraw"
      amount={undefined}
      onClose={() => {
        closed = true;
      }}
    />,
  );
  return { amount: () => screen.getByRole('textbox', { name: /Amount to withdraw/ }), closed: () => closed };
}

it('is restored and sent again with the same key despite a lower balance, and dropped once answered', async () => {
  const answers = [() => new TypeError('lost'), () => json({ balance: 0 })];
  const sent = tapWire(() => answers.shift()?.() ?? json({}));
  const first = open(5_000_000);
  await userEvent.type(first.amount(), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw 5 DXT' }));
  expect(await screen.findByText(/^The server didn’t respond/, undefined, slow)).toBeVisible();

  const second = open(0);
  expect(screen.getByText(/Request: 5 DXT\./)).toBeVisible();
  expect(second.amount()).toHaveValue('5');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw 5 DXT' }));
  await waitFor(() => expect(second.closed()).toBe(true), slow);
  const [lost, again] = sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers['idempotency-key']);
  expect(again).toBe(lost);
  expect(open(0).amount()).toHaveValue('');
});
