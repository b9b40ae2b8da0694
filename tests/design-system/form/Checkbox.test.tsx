import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Checkbox } from '#design-system/form/fields/Checkbox.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

verifyField({
  name: 'Checkbox',
  role: 'checkbox',
  empty: 'Please tick: Colour',
  marked: false,
  draw: (extra) => <Checkbox name="field" label="Colour" {...extra} />,
});

it('is ticked by its label and by Space, and hands over true', async () => {
  const { onSubmit } = drawForm(<Checkbox name="agreed" label="I saved the codes" required />);
  const box = screen.getByRole('checkbox', { name: 'I saved the codes' });
  await userEvent.click(screen.getByText('I saved the codes'));
  expect(box).toBeChecked();
  box.focus();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
  await userEvent.keyboard(' ');
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ agreed: true });
});

it('works without a form and shows the indeterminate state', async () => {
  const onCheckedChange = vi.fn<(checked: unknown) => void>();
  render(<Checkbox label="All" checked="indeterminate" onCheckedChange={onCheckedChange} />);
  expect(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onCheckedChange).toHaveBeenCalledWith(true);
});
