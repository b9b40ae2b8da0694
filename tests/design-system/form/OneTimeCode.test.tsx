import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OneTimeCode } from '#design-system/form/fields/OneTimeCode.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

verifyField({
  name: 'OneTimeCode',
  role: 'textbox',
  draw: (extra) => <OneTimeCode {...extra} name="field" label="Colour" />,
});

const inForm = () => {
  const { onSubmit } = drawForm(<OneTimeCode name="code" label="Code" required />, { code: '' });
  return { onSubmit, input: screen.getByRole('textbox', { name: 'Code' }) };
};

it.each(['123456', '123 456', '123-456', '１２３４５６', ' 1234567'])(
  'sends the form once %j is pasted',
  async (text) => {
    const { onSubmit, input } = inForm();
    await userEvent.click(input);
    await userEvent.paste(text);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ code: '123456' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  },
);

it('takes digits only, and sends with the last one', async () => {
  const { onSubmit, input } = inForm();
  await userEvent.type(input, '12a34 5');
  expect(input).toHaveValue('12345');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(input, '6');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ code: '123456' }));
});

it('shows the number of missing digits', async () => {
  const { onSubmit, input } = inForm();
  await userEvent.type(input, '123');
  await send();
  await waitFor(() => expect(input).toHaveAccessibleDescription('Code must have 6 digits'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('offers the code to autofill, and works outside a form', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  render(<OneTimeCode label="Code" length={4} onComplete={onComplete} />);
  const input = screen.getByRole('textbox', { name: 'Code' });
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(input, '9876');
  expect(onComplete.mock.calls).toEqual([['9876']]);
});

it.each([Number.NaN, -3, 0, 2.5])('has six digits for the invalid length %s', (length) => {
  const { container } = render(<OneTimeCode label="Code" length={length} />);
  expect(container.querySelectorAll('[data-part="cells"] > span')).toHaveLength(6);
});
