import { Profiler } from 'react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useFieldArray } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { Form } from '#design-system/form/Form.tsx';
import { NumberField } from '#design-system/form/fields/NumberField.tsx';
import { TextField } from '#design-system/form/fields/TextField.tsx';
import { useForm } from '#design-system/form/useForm.ts';

function Partly() {
  const form = useForm<{ name: string; note?: string }>({ defaultValues: { name: 'Weather' } });
  return (
    <Form form={form} onSubmit={() => {}}>
      <TextField name="name" label="Name" />
      <TextField name="note" label="Note" />
      <output>{form.formState.isDirty ? 'changed' : 'as it was'}</output>
    </Form>
  );
}

it('does not mark a form as changed because a field has no default', async () => {
  render(<Partly />);
  await act(async () => {});
  expect(screen.getByRole('status')).toHaveTextContent('as it was');
});

function Rows() {
  const form = useForm({ defaultValues: { rows: [{ share: 1 }, { share: 2 }, { share: 3 }] } });
  const { fields, remove } = useFieldArray({ control: form.control, name: 'rows' });
  return (
    <Form form={form} onSubmit={() => {}}>
      {fields.map(({ id }, at) => (
        <div key={id} data-testid="row">
          <NumberField name={`rows.${at}.share`} label={`Share ${at + 1}`} required />
        </div>
      ))}
      <button type="button" onClick={() => remove(0)}>
        Remove the first
      </button>
      <button type="submit">Send</button>
    </Form>
  );
}

const errors = () =>
  screen.getAllByTestId('row').map((row) => row.querySelector('[data-part=error]')?.textContent ?? undefined);

describe('where the first row goes', () => {
  beforeEach(() => void render(<Rows />));

  it('an error from before the first submit moves with its row', async () => {
    await userEvent.type(screen.getByLabelText('Share 3'), 'abc');
    const [, , message] = errors();
    expect(message).toMatch(/number/iu);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the first' }));
    expect(errors()).toEqual([undefined, message]);
  });

  it('an error of a submit moves with its row', async () => {
    await userEvent.clear(screen.getByLabelText('Share 3'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(errors()).toEqual([undefined, undefined, 'Please enter Share 3']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the first' }));
    expect(errors()).toEqual([undefined, expect.stringContaining('Please enter')]);
  });
});

function Counted({ name, onRender }: { name: string; onRender: (name: string) => void }) {
  return (
    <Profiler id={name} onRender={() => onRender(name)}>
      <TextField name={name} label={name} required />
    </Profiler>
  );
}

it('renders only the field whose error changes', async () => {
  const rendered: string[] = [];
  const onRender = (name: string) => void rendered.push(name);
  render(
    <Form defaultValues={{ city: '', street: '', zone: 'A' }} onSubmit={() => {}}>
      {['city', 'street', 'zone'].map((name) => (
        <Counted key={name} name={name} onRender={onRender} />
      ))}
      <button type="submit">Send</button>
    </Form>,
  );
  rendered.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(rendered).toEqual(['city', 'street']);
  rendered.length = 0;
  await userEvent.type(screen.getByLabelText('city'), 'Oslo');
  expect(new Set(rendered)).toEqual(new Set(['city']));
});

it('checks a field at once that was added after a submit', async () => {
  const page = (more: boolean) => (
    <Form onSubmit={() => {}}>
      {more && <TextField name="city" label="City" required />}
      <button type="submit">Send</button>
    </Form>
  );
  const { rerender } = render(page(false));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(page(true));
  await userEvent.type(screen.getByLabelText('City'), 'a{Backspace}');
  expect(screen.getByText('Please enter City')).toBeVisible();
});
