import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Switch } from '#design-system/form/fields/Switch.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

verifyField({
  name: 'Switch',
  role: 'switch',
  empty: null,
  draw: ({ required: _required, ...extra }) => <Switch name="field" label="Colour" {...extra} />,
});

it('turns on and off by its label', async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  render(<Switch label="Quiet hours" onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByText('Quiet hours'));
  expect(screen.getByRole('switch', { name: 'Quiet hours' })).toBeChecked();
  expect(onCheckedChange).toHaveBeenCalledWith(true);
});

it('begins with the value of the form and hands over the new one', async () => {
  const { onSubmit } = drawForm(<Switch name="quiet" label="Quiet hours" />, { quiet: true });
  expect(screen.getByRole('switch')).toBeChecked();
  await userEvent.click(screen.getByRole('switch'));
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ quiet: false });
});
