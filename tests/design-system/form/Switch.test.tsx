import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Switch } from '#design-system/form/fields/Switch.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';

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
  const onSubmit = vi.fn<(values: { quiet: boolean }) => void>();
  render(
    <Form<{ quiet: boolean }> defaultValues={{ quiet: true }} onSubmit={(values) => onSubmit(values)}>
      <Switch name="quiet" label="Quiet hours" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  expect(screen.getByRole('switch')).toBeChecked();
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({ quiet: false });
});
