import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { today, utcRange } from '#design-system/internal/format/days.ts';
import { utcText } from '#design-system/internal/format/moments.ts';
import {
  ContractDialog,
  type ContractDialogProps,
  type ContractValues,
} from '#design-system/marketplace/ContractDialog/index.ts';
import { totalOf } from '#design-system/marketplace/ContractDialog/shares.ts';

const draw = (props: Partial<ContractDialogProps> = {}) => {
  const onSubmit = vi.fn<(values: ContractValues) => undefined>();
  render(<ContractDialog open onOpenChange={() => {}} product="Weather" onSubmit={onSubmit} {...props} />);
  return { onSubmit, send: () => userEvent.click(screen.getByRole('button', { name: 'Create contract' })) };
};
const partner = (index = 0) => screen.getAllByLabelText('User id of the partner')[index] as HTMLElement;
const share = (index = 0) => screen.getAllByLabelText('Share')[index] as HTMLElement;
const day = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(`${name} day of Period`), { target: { value } });

it('submits partners, shares and moments in UTC', async () => {
  const { onSubmit, send } = draw();
  await userEvent.type(partner(), ' u1 ');
  await userEvent.type(share(), '15');
  await userEvent.click(screen.getByRole('button', { name: 'Add a partner' }));
  await userEvent.type(partner(1), 'u2');
  await userEvent.type(share(1), '20');
  expect(screen.getByText('35%')).toBeInTheDocument();
  expect(screen.getByText('65%')).toBeInTheDocument();
  day('First', '2099-01-01');
  day('Last', '2099-01-31');
  await send();
  const moments = utcRange({ from: '2099-01-01', to: '2099-01-31' });
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      startsAt: moments?.start,
      endsAt: moments?.end,
      description: '',
      items: [
        { partner: 'u1', share: 15 },
        { partner: 'u2', share: 20 },
      ],
    }),
  );
});

it('begins at the shown midnight when it begins today', async () => {
  const { onSubmit, send } = draw();
  await userEvent.type(partner(), 'u1');
  await userEvent.type(share(), '1');
  day('Last', today());
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  const { startsAt } = onSubmit.mock.lastCall?.[0] ?? {};
  expect(startsAt).toBe(utcRange({ from: today(), to: today() })?.start);
  const shown = screen.getByRole('dialog').querySelector('[data-part="moments"]');
  expect(shown).toHaveTextContent(utcText(startsAt ?? ''));
});

it('refuses shares that do not fit, and a partner named twice', async () => {
  const { onSubmit, send } = draw({ maxTotal: 50 });
  await userEvent.type(partner(), 'u1');
  await userEvent.type(share(), '30');
  await userEvent.click(screen.getByRole('button', { name: 'Add a partner' }));
  await userEvent.type(partner(1), 'u1');
  await userEvent.type(share(1), '21');
  day('Last', today());
  await send();
  await waitFor(() => expect(partner(1)).toHaveAccessibleDescription('This partner is named twice'));
  await userEvent.type(partner(1), '2');
  await userEvent.type(partner(), '0');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('The shares together must not be more than 50%');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('moves values and messages up when a partner is removed', async () => {
  const { onSubmit, send } = draw();
  for (const [index, [name, percent]] of [
    ['u1', '5'],
    ['u2', '1.5'],
    ['u3', '20'],
  ].entries()) {
    if (index > 0) await userEvent.click(screen.getByRole('button', { name: 'Add a partner' }));
    await userEvent.type(partner(index), name ?? '');
    await userEvent.type(share(index), percent ?? '');
  }
  day('Last', today());
  await send();
  await waitFor(() => expect(share(1)).toHaveAccessibleDescription('Share must be a whole number'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove partner 1' }));
  expect([partner(0), share(0), partner(1), share(1)].map((field) => (field as HTMLInputElement).value)).toEqual([
    'u2',
    '1.5',
    'u3',
    '20',
  ]);
  await waitFor(() => expect(share(0)).toHaveAccessibleDescription('Share must be a whole number'));
  expect(share(1)).not.toHaveAccessibleDescription();
  await userEvent.click(screen.getByRole('button', { name: 'Remove partner 1' }));
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.lastCall?.[0].items).toEqual([{ partner: 'u3', share: 20 }]);
});

it('shows the partners that remain by name', async () => {
  draw({
    partners: [
      { value: 'p1', label: 'Ann' },
      { value: 'p2', label: 'Ben' },
    ],
  });
  const boxes = () => screen.getAllByRole('combobox', { name: 'Partner' }) as HTMLInputElement[];
  for (const [index, name] of ['Ann', 'Ben'].entries()) {
    if (index > 0) await userEvent.click(screen.getByRole('button', { name: 'Add a partner' }));
    await userEvent.click(boxes()[index] as HTMLElement);
    await userEvent.click(await screen.findByRole('option', { name }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Remove partner 1' }));
  await waitFor(() => expect(boxes().map(({ value }) => value)).toEqual(['Ben']));
});

it('takes whole shares only, and keeps one row', async () => {
  const { send } = draw();
  expect(screen.getByRole('button', { name: 'Remove partner 1' })).toBeDisabled();
  await userEvent.type(share(), '1.5');
  await send();
  await waitFor(() => expect(share()).toHaveAccessibleDescription('Share must be a whole number'));
});

it('sums valid shares only', () => {
  expect(
    totalOf([{ share: 3 }, { share: '4' }, { share: Number.NaN }, { share: null }, { share: 'x' }, undefined]),
  ).toBe(7);
});
