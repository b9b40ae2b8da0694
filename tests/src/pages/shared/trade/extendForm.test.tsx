import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '#design-system';
import type { Access } from '#contract/generated/documents.ts';
import { ExtendForm } from '#src/pages/shared/trade/ExtendForm.tsx';
import { resetAll } from '#src/state/machine/registry.ts';
import * as wallet from '#src/state/trade/money/wallet.ts';

afterEach(resetAll);

it('repeats an unanswered extension even if balance and time no longer allow a new one', async () => {
  wallet.balance.set(1);
  const soon = new Date(Date.now() + 60_000).toISOString();
  const access = {
    stream_id: 's1',
    stream_name: 'Tides',
    price: 2_000_000,
    end_date: soon,
    stream_end: soon,
  } as Access;
  const onSubmit = vi.fn<(hours: number) => Promise<undefined>>(() => Promise.resolve(undefined));
  render(
    <Dialog.Root open>
      <Dialog.Content title="Extend">
        <ExtendForm
          accesses={[access]}
          unanswered={[48]}
          draft={{ read: () => ({}), keep: () => {} }}
          pending={false}
          error={undefined}
          onTopUp={() => {}}
          onSubmit={onSubmit}
        />
      </Dialog.Content>
    </Dialog.Root>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Extend for 96 DXT' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(48);
});
