import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Select } from '#design-system/form/fields/Select.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';

const options = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue', disabled: true },
] as const;

verifyField({
  name: 'Select',
  role: 'combobox',
  empty: 'Please choose: Colour',
  draw: (extra) => <Select name="field" label="Colour" options={options} placeholder="Choose" {...extra} />,
});

it('hands over the chosen value', async () => {
  const onSubmit = vi.fn<(values: { colour: string }) => void>();
  render(
    <Form<{ colour: string }> onSubmit={(values) => onSubmit(values)}>
      <Select name="colour" label="Colour" options={options} placeholder="Choose" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  expect(screen.getByRole('option', { name: 'Blue' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Colour/ }), 'Red');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({ colour: 'red' });
});
