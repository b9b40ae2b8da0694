import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { DatePicker } from '#design-system/form/dates/DatePicker.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import { Dialog } from '#design-system/components/Dialog/index.ts';
import { useForm } from '#design-system/form/useForm.ts';
import { chooseFormats } from '#design-system/internal/format/formats.ts';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

afterEach(() => chooseFormats({}));

verifyField({ name: 'DatePicker', draw: (extra) => <DatePicker name="field" label="Colour" {...extra} /> });

const draw = () => {
  const { onSubmit } = drawForm(<DatePicker name="day" label="First day" min="2026-11-10" max="2027-11-20" required />);
  return { onSubmit, input: screen.getByLabelText('First day') };
};
const opener = (label = 'First day') => screen.getByRole('button', { name: `Open the calendar of ${label}` });

it('hands over the day that was chosen in the calendar, and returns the focus', async () => {
  const user = userEvent.setup();
  const { onSubmit, input } = draw();
  fireEvent.change(input, { target: { value: '2026-11-20' } });
  await user.click(opener());
  await waitFor(() => expect(screen.getByRole('button', { name: /November 20, 2026/u })).toHaveFocus());
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener()).toHaveFocus();
  expect(input).toHaveValue('Nov 21, 2026');
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ day: '2026-11-21' });
});

it.each([
  ['', 'Please enter First day'],
  ['2026-11-09', 'First day must be Nov 10, 2026 or later'],
  ['2027-11-21', 'First day must be Nov 20, 2027 or earlier'],
  ['2026-02-30', 'First day must be a date, e.g. Jan 31, 2026 or 2026-01-31'],
  ['tomorrow', 'First day must be a date, e.g. Jan 31, 2026 or 2026-01-31'],
])('refuses the typed day %j', async (day, message) => {
  const { onSubmit, input } = draw();
  if (day) fireEvent.change(input, { target: { value: day } });
  await send();
  expect(input).toHaveAccessibleDescription(message);
  expect(input).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('reports the chosen day when controlled', async () => {
  const onChange = vi.fn<(day: string) => void>();
  render(<DatePicker label="Day" value="2026-11-20" onChange={({ target }) => onChange(target.value)} />);
  await userEvent.click(opener('Day'));
  await userEvent.click(await screen.findByRole('button', { name: /November 24, 2026/u }));
  expect(onChange.mock.calls).toEqual([['2026-11-24']]);
});

it('closes by its button and by a press outside', async () => {
  const user = userEvent.setup();
  const { input } = draw();
  await user.click(opener());
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.click(opener());
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(opener());
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.click(input);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([{ disabled: true }, { readOnly: true }, { disabled: false, readOnly: true }])(
  'has no calendar with %j',
  (props) => {
    render(<DatePicker label="Day" {...props} />);
    expect(opener('Day')).toBeDisabled();
  },
);

it.each([
  ['en-US', 'MMM DD, YYYY', '1/31/2026', 'Jan 31, 2026', 'text'],
  ['en-US', 'MMM DD, YYYY', '01312026', 'Jan 31, 2026', 'text'],
  ['en-GB', 'DD MMM YYYY', '31 january 2026', '31 Jan 2026', 'text'],
  ['en-GB', 'DD MMM YYYY', '2026-01-31', '31 Jan 2026', 'text'],
  ['de-DE', 'DD.MM.YYYY', '31.1.2026', '31.01.2026', 'numeric'],
  ['sv-SE', 'DD MMM YYYY', '31 jan 2026', '31 jan. 2026', 'text'],
  ['ja-JP', 'YYYY/MM/DD', '2026/1/31', '2026/01/31', 'numeric'],
  ['ar-SA', 'DD\u200F/MM\u200F/YYYY', '٣١/٠١/٢٠٢٦', '31\u200F/01\u200F/2026', 'numeric'],
  // This language writes the month together with the word before it.
  ['he-IL', 'YYYY-MM-DD', '2026-01-31', '2026-01-31', 'numeric'],
])('in %s asks for %j, reads %j and writes %j', async (locale, placeholder, typed, written, inputMode) => {
  chooseFormats({ locale });
  const user = userEvent.setup();
  const { onSubmit } = drawForm(<DatePicker name="day" label="Day" />);
  const input = screen.getByLabelText(/^Day/u);
  expect(input).toHaveAttribute('placeholder', placeholder);
  expect(input).toHaveAttribute('inputmode', inputMode);
  await user.type(input, typed);
  expect(input).toHaveValue(typed);
  await user.tab();
  expect(input).toHaveValue(written);
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ day: '2026-01-31' }));
});

it('shows a message on leaving text that is no date, also without a form', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn<(day: string) => void>();
  render(<DatePicker label="Day" defaultValue="2026-11-20" onChange={({ target }) => onChange(target.value)} />);
  const input = screen.getByLabelText('Day');
  await user.clear(input);
  await user.type(input, 'Nov 31, 2026');
  expect(input).toHaveAccessibleDescription('');
  await user.tab();
  expect(input).toHaveValue('Nov 31, 2026');
  expect(input).toHaveAccessibleDescription('Day must be a date, e.g. Jan 31, 2026 or 2026-01-31');
  expect(onChange.mock.calls.every(([day]) => day === '' || /^2026-11-0[1-9]$/u.test(day))).toBe(true);
  expect(onChange).toHaveBeenLastCalledWith('');
  await user.clear(input);
  await user.tab();
  expect(input).toHaveAccessibleDescription('');
});

it('gives one example where the format is ISO', async () => {
  chooseFormats({ locale: 'lt-LT' });
  render(<DatePicker label="Day" />);
  await userEvent.type(screen.getByLabelText('Day'), 'x');
  await userEvent.tab();
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('Day must be a date, e.g. 2026-01-31');
});

it('refuses text that is no date, even where the field is optional', async () => {
  const { onSubmit } = drawForm(<DatePicker name="day" label="Day" />);
  const input = screen.getByLabelText(/^Day/u);
  await userEvent.type(input, 'soon{Enter}');
  await waitFor(() => expect(input).toHaveAccessibleDescription(/^Day must be a date/u));
  expect(input).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(input);
  await waitFor(() => expect(input).toHaveAccessibleDescription(''));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

function Planned({ onSubmit }: { onSubmit: (values: { day: string }) => void }) {
  const form = useForm<{ day: string }>({ defaultValues: { day: '2026-11-20' } });
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values)}>
      <DatePicker name="day" label="Day" />
      <button type="button" onClick={() => form.setValue('day', '2026-12-24')}>
        Move
      </button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

it('shows the days that its form sets, and hands over an untouched one', async () => {
  const onSubmit = vi.fn<(values: { day: string }) => void>();
  render(<Planned onSubmit={onSubmit} />);
  const input = screen.getByLabelText(/^Day/u);
  expect(input).toHaveValue('Nov 20, 2026');
  await userEvent.type(input, 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(input).toHaveValue('Dec 24, 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(input).toHaveValue('Nov 20, 2026');
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ day: '2026-11-20' }));
});

it('keeps the text while a caller refuses the day, and shows the day of the caller afterwards', async () => {
  render(<DatePicker label="Day" value="2026-11-20" onChange={() => {}} />);
  const input = screen.getByLabelText('Day');
  await userEvent.type(input, '{Backspace}');
  expect(input).toHaveValue('Nov 20, 202');
  await userEvent.type(input, '7');
  await userEvent.tab();
  expect(input).toHaveValue('Nov 20, 2026');
});

it('never focuses its text when the calendar opens, so that no keyboard appears', async () => {
  const onFocus = vi.fn<() => void>();
  render(<DatePicker label="Day" defaultValue="2026-11-20" onFocus={onFocus} />);
  await userEvent.click(opener('Day'));
  await userEvent.click(await screen.findByRole('button', { name: /November 24, 2026/u }));
  expect(screen.getByLabelText('Day')).toHaveValue('Nov 24, 2026');
  expect(onFocus).not.toHaveBeenCalled();
});

it('is ISO on the server until a language is chosen, and hydrates without a difference', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.body.appendChild(document.createElement('div'));
  const field = <DatePicker label="Day" defaultValue="2026-11-20" />;
  container.innerHTML = renderToString(field);
  expect(screen.getByLabelText('Day')).toHaveAttribute('placeholder', 'YYYY-MM-DD');
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-20');
  render(field, { container, hydrate: true });
  expect(screen.getByLabelText('Day')).toHaveAttribute('placeholder', 'MMM DD, YYYY');
  expect(screen.getByLabelText('Day')).toHaveValue('Nov 20, 2026');
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

it('closes its calendar, but not the dialog around it, at a press outside', async () => {
  const user = userEvent.setup();
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <Dialog.Root open onOpenChange={onOpenChange}>
      <Dialog.Content title="Terms">
        <DatePicker label="First day" />
      </Dialog.Content>
    </Dialog.Root>,
  );
  await user.click(opener());
  await screen.findByRole('dialog', { name: /calendar|First day/iu });
  const scrim = screen.getByRole('dialog', { name: 'Terms', hidden: true }).parentElement ?? document.body;
  await user.click(scrim);
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(onOpenChange).not.toHaveBeenCalled();
  await user.click(scrim);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
