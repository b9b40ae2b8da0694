import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Calendar } from '#design-system/components/Calendar/index.ts';
import { nextRange } from '#design-system/components/Calendar/dates.ts';
import { chooseClock } from '#design-system/internal/format/clock.ts';
import { chooseFormats } from '#design-system/internal/format/formats.ts';
import { LocaleProvider } from '#design-system/locale/LocaleProvider.tsx';

afterEach(() => {
  chooseFormats({});
  chooseClock(() => Date.now());
});

const dayButton = (name: RegExp) => screen.getByRole('button', { name });

it('hands over the chosen day and shows the month of the selected one', async () => {
  const onDayChange = vi.fn<(day: string) => void>();
  render(<Calendar label="First day" day="2026-02-03" onDayChange={onDayChange} />);
  expect(screen.getByRole('grid', { name: 'February 2026' })).toBeVisible();
  await userEvent.click(dayButton(/February 28, 2026/u));
  expect(onDayChange.mock.calls).toEqual([['2026-02-28']]);
});

it('keeps the selected day when it is pressed again', async () => {
  const onDayChange = vi.fn<(day: string) => void>();
  render(<Calendar label="First day" day="2026-02-03" onDayChange={onDayChange} />);
  await userEvent.click(dayButton(/February 3, 2026/u));
  expect(onDayChange.mock.calls).toEqual([['2026-02-03']]);
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('3');
});

it('refuses days outside the limits and disabled ones', () => {
  render(
    <Calendar
      label="Day"
      day="2026-11-20"
      min="2026-11-10"
      max="2026-11-25"
      isDisabled={(day) => day === '2026-11-15'}
    />,
  );
  const disabled = [9, 10, 15, 25, 26].filter(
    (day) => (dayButton(new RegExp(`November ${day}, 2026`, 'u')) as HTMLButtonElement).disabled,
  );
  expect(disabled).toEqual([9, 15, 26]);
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
});

it('goes to the last allowed day of the week, and to the first one', async () => {
  const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00`).getDay());
  render(<Calendar label="Day" day="2026-11-18" isDisabled={isWeekend} focusDay />);
  await userEvent.keyboard('{End}');
  expect(dayButton(/Friday, November 20, 2026/u)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(dayButton(/Monday, November 16, 2026/u)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(dayButton(/Tuesday, November 17, 2026/u)).toHaveFocus();
});

it('goes to the start of a week in the other month, and calls the key handler of the caller', async () => {
  const onKeyDownCapture = vi.fn<() => void>();
  const isDisabled = (day: string) => day === '2026-12-05';
  render(
    <Calendar
      label="Day"
      day="2026-12-01"
      min="2026-11-01"
      months={2}
      isDisabled={isDisabled}
      onKeyDownCapture={onKeyDownCapture}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  dayButton(/December 1, 2026/u).focus();
  await userEvent.keyboard('{Home}');
  expect(dayButton(/Sunday, November 29, 2026/u)).toHaveFocus();
  dayButton(/December 1, 2026/u).focus();
  onKeyDownCapture.mockClear();
  await userEvent.keyboard('{End}');
  expect(onKeyDownCapture).toHaveBeenCalledOnce();
  expect(dayButton(/Friday, December 4, 2026/u)).toHaveFocus();
});

it.each([
  ['max', '2001-01-01', '2001', '2001'],
  ['min', '2061-05-01', '2061', '2081'],
])('offers the allowed years for a distant %s', (limit, day, shown, farthest) => {
  chooseClock(() => Date.parse('2026-11-21T12:00:00Z'));
  render(<Calendar label="Day" {...{ [limit]: day }} />);
  const years = screen.getByRole('combobox', { name: 'Year' });
  expect(years).toHaveValue(shown);
  expect(within(years).getAllByRole('option').at(-1)).toHaveTextContent(farthest);
  expect(screen.getAllByRole('button', { name: /, \d{4}$/u }).some((one) => !(one as HTMLButtonElement).disabled)).toBe(
    true,
  );
});

it('takes today from the clock of its zone', () => {
  chooseClock(() => Date.parse('2026-11-21T23:30:00Z'));
  render(<Calendar label="Day" day="2026-11-20" zone="Pacific/Auckland" />);
  expect(dayButton(/^Today, Sunday, November 22, 2026$/u)).toBeVisible();
});

it('takes today from the clock of the page', () => {
  chooseClock(() => Date.parse('2026-11-21T12:00:00Z'));
  render(<Calendar label="Day" day="2026-11-20" />);
  expect(dayButton(/^Today, Saturday, November 21, 2026$/u)).toBeVisible();
});

it('uses the language and the first weekday of the page', () => {
  render(
    <LocaleProvider locale="de-DE">
      <Calendar label="Tag" day="2026-11-20" />
    </LocaleProvider>,
  );
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveAccessibleName('Montag');
});

it.each([
  ['de', 'Mo'],
  // The short name of Tuesday has eight letters.
  ['ar', 'ث'],
])('writes weekdays of %s that fit above their days', (locale, text) => {
  render(
    <LocaleProvider locale={locale}>
      <Calendar label="Day" day="2026-11-20" />
    </LocaleProvider>,
  );
  const heads = screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent ?? '');
  expect(heads).toContain(text);
  expect(heads.filter((head) => head.length > 2)).toEqual([]);
});

it.each(['garbage', '2026-02-30', ''])('shows the current month for %j', (day) => {
  chooseClock(() => Date.parse('2026-05-05T12:00:00Z'));
  render(<Calendar label="Day" day={day} />);
  expect(screen.getByRole('grid', { name: 'May 2026' })).toBeVisible();
});

it.each([
  [{ from: '', to: '' }, '2026-11-20', { from: '2026-11-20', to: '' }],
  [{ from: '2026-11-20', to: '' }, '2026-11-24', { from: '2026-11-20', to: '2026-11-24' }],
  [{ from: '2026-11-20', to: '' }, '2026-11-12', { from: '2026-11-12', to: '2026-11-20' }],
  [{ from: '2026-11-20', to: '' }, '2026-11-20', { from: '2026-11-20', to: '2026-11-20' }],
  [{ from: '2026-11-20', to: '2026-11-24' }, '2026-11-22', { from: '2026-11-22', to: '' }],
])('extends %j by %s', (range, day, next) => {
  expect(nextRange(range, day)).toEqual(next);
});

it('mirrors the arrow keys from right to left', async () => {
  const user = userEvent.setup();
  render(
    <LocaleProvider dir="rtl">
      <Calendar label="Day" day="2026-11-18" focusDay />
    </LocaleProvider>,
  );
  expect(dayButton(/November 18, 2026/u)).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(dayButton(/November 19, 2026/u)).toHaveFocus();
});
