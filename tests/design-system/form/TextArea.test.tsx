import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TextArea } from '#design-system/form/fields/TextArea.tsx';
import { Form } from '#design-system/form/Form.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';

verifyField({
  name: 'TextArea',
  role: 'textbox',
  draw: (extra) => <TextArea name="field" label="Colour" {...extra} />,
});

it('turns the spelling check off for code', () => {
  render(<TextArea name="query" label="Query" code />);
  const area = screen.getByRole('textbox', { name: 'Query' });
  expect(area).toHaveAttribute('spellcheck', 'false');
  expect(area).toHaveAttribute('data-code');
});

it('counts used characters, and announces only the last few', async () => {
  render(
    <Form defaultValues={{ field: 'four' }} onSubmit={() => {}}>
      <TextArea name="field" label="Colour" maxLength={20} count />
    </Form>,
  );
  expect(screen.getByText('4 / 20')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('');
  const area = screen.getByRole('textbox', { name: /^Colour/ });
  await userEvent.type(area, 'and twelve..');
  expect(screen.getByRole('status')).toHaveTextContent('4 characters left');
  await userEvent.type(area, 'too much');
  expect(screen.getByRole('status')).toHaveTextContent('4 characters too many');
});
