import { choosing, row, type KeyRow } from './row.ts';

/** The popup of a text box. */
const picks = (role: 'listbox' | 'tree', [first, last]: [string, string], letter: string, found: string): KeyRow[] => [
  row('↓', 'Opens the list and goes to the next option', '{Tab}{ArrowDown}', { open: role, focus: first }),
  row('↑', 'Opens the list and goes to the last option', '{Tab}{ArrowUp}', { open: role, focus: last }),
  row('Letters', 'Show the options that match', `{Tab}${letter}`, { focus: found, missing: first }),
  row('Esc', 'Closes the list', '{Tab}{ArrowDown}{Escape}', { closed: role }),
  row('Alt + ↓', 'Opens the list without moving in it', '{Tab}{Alt>}{ArrowDown}{/Alt}', {
    open: role,
    role: 'combobox',
  }),
  row('Alt + ↑', 'Closes the list', '{Tab}{ArrowDown}{Alt>}{ArrowUp}{/Alt}', { closed: role }),
];

const pickOne = (role: 'listbox' | 'tree'): KeyRow[] => [
  row('Enter', 'Chooses the active option and closes the list', '{Tab}{ArrowDown}{Enter}', { closed: role }),
  row(
    'Backspace',
    'Deletes the text; an empty box clears the choice',
    '{Tab}{ArrowDown}{Enter}{Control>}a{/Control}{Backspace}',
    {
      value: '',
    },
  ),
];

const kinds = picks('listbox', ['Air', 'Wind'], 'w', 'Wind');

const slides = (low: string): KeyRow[] => [
  row('→, ↑', 'One step up; right to left, → goes down', '{Tab}{ArrowRight}', { value: '51' }),
  row('←, ↓', 'One step down; right to left, ← goes up', '{Tab}{ArrowLeft}', { value: '49' }),
  row('Page Up', 'Several steps up', '{Tab}{PageUp}', { value: '60' }),
  row('Page Down', 'Several steps down', '{Tab}{PageDown}', { value: '40' }),
  row('Home', 'Goes to the lowest value', '{Tab}{Home}', { value: low }),
];

const opensCalendar = row(
  'Alt + ↓, F4',
  'Opens the calendar and goes to the chosen day',
  '{Tab}{Alt>}{ArrowDown}{/Alt}',
  { open: 'dialog', focus: 'Friday, November 20, 2026' },
);

const writesDate = row(
  'Tab',
  'Leaves the text; a date is then written in the format of the page',
  '{Tab}{Control>}a{/Control}1/31/2026{Tab}{Shift>}{Tab}{/Shift}',
  { value: 'Jan 31, 2026' },
);

/** Presses that open the calendar from the first part of the date. */
const opened = '{Tab}{F4}';

export const fieldKeys = {
  Checkbox: [row('Space', 'Ticks or clears the box', '{Tab} ', { chosen: 'First' })],
  Combobox: [...kinds, ...pickOne('listbox')],
  DatePicker: [
    writesDate,
    opensCalendar,
    row('Enter', 'Chooses the day, closes the calendar and returns the focus', `${opened}{ArrowRight}{Enter}`, {
      closed: 'dialog',
    }),
    row('Esc', 'Closes the calendar', `${opened}{Escape}`, { closed: 'dialog' }),
  ],
  DateRangePicker: [
    writesDate,
    opensCalendar,
    row(
      'Enter',
      'Chooses the first day, then the last one, and closes the calendar',
      `${opened}{Enter}{ArrowRight}{Enter}`,
      {
        closed: 'dialog',
      },
    ),
    row('Esc', 'Closes the calendar', `${opened}{Escape}`, { closed: 'dialog' }),
  ],
  FileField: [
    row('Tab', 'Goes from the box to the buttons of each file', '{Tab}{Tab}', { focus: 'Remove rain.csv' }),
    row('Enter, Space', 'On a button: runs it and returns to the box', '{Tab}{Tab}{Enter}', {
      missing: 'Remove rain.csv',
    }),
  ],
  MultiSelect: [
    ...kinds,
    row('Enter', 'Adds or removes the active option; the list stays open', '{Tab}{ArrowDown}{Enter}', {
      open: 'listbox',
      chosen: 'Air',
    }),
    row(
      'Backspace',
      'In an empty box: removes the last choice',
      '{Tab}{ArrowDown}{Enter}{Escape}{Backspace}{ArrowDown}',
      { cleared: 'Air' },
    ),
  ],
  NumberField: [
    row('Digits, minus, point', 'Type the number', '{Tab}-1.5', { value: '-1.5' }),
    row('Tab', 'Leaves the field; text that is no number stays', '{Tab}1x{Tab}{Shift>}{Tab}{/Shift}', { value: '1x' }),
  ],
  OneTimeCode: [
    row('Digits', 'Fill the boxes; the last one submits the form', '{Tab}123456', { shown: 'Sent 123456' }),
    row('Backspace', 'Deletes the last digit', '{Tab}12{Backspace}', { value: '1' }),
  ],
  RadioGroup: [...choosing('choice'), row('Space', 'Chooses the focused choice', '{Tab} ', { chosen: 'First' })],
  RatingInput: [
    row('→, ↓', 'Chooses one star more; after the last, the first', '{Tab}{ArrowRight}', { focus: '3 stars' }),
    row('←, ↑', 'Chooses one star less; before the first, the last', '{Tab}{ArrowLeft}', { focus: '1 star' }),
    row('Space', 'On the chosen star of an optional field: takes the choice back', '{Tab} ', { cleared: '2 stars' }),
  ],
  RangeSlider: [
    ...slides('0'),
    row('Tab', 'Goes to the other end', '{Tab}{Tab}', { focus: 'Highest Range' }),
    row('End', 'Goes to the value of the other end', '{Tab}{End}', { value: '80' }),
  ],
  SearchField: [
    row('/', 'With `shortcut`: goes to the field, from anywhere but another field', '/', { focus: 'Products' }),
    row('Esc', 'Empties the field', '{Tab}air{Escape}', { value: '' }),
    row('Tab', 'Goes to the button that empties the field, once it has a text', '{Tab}air{Tab}', {
      focus: 'Clear Products',
    }),
  ],
  Slider: [...slides('0'), row('End', 'Goes to the highest value', '{Tab}{End}', { value: '100' })],
  Switch: [row('Space, Enter', 'Turns it on or off', '{Tab} ', { chosen: 'First' })],
  TagInput: [
    row('Enter, comma', 'Adds the text as a tag', '{Tab}rain{Enter}wind,', { there: 'Remove wind' }),
    row('Backspace', 'In an empty field: removes the last tag', '{Tab}rain{Enter}wind{Enter}{Backspace}', {
      there: 'Remove rain',
      missing: 'Remove wind',
    }),
  ],
  TimeField: [
    row(
      'Tab',
      'Leaves the text; a time is then written in the format of the page',
      '{Tab}{Control>}a{/Control}2145{Tab}{Shift>}{Tab}{/Shift}',
      { value: '9:45 PM' },
    ),
    row('↑', 'One minute later', '{Tab}{ArrowUp}', { value: '10:31 AM' }),
    row('↓', 'One minute earlier', '{Tab}{ArrowDown}', { value: '10:29 AM' }),
    row('Page Up', 'One hour later', '{Tab}{PageUp}', { value: '11:30 AM' }),
    row('Page Down', 'One hour earlier', '{Tab}{PageDown}', { value: '9:30 AM' }),
  ],
  TreeSelect: [
    ...picks('tree', ['First', 'Third'], 'in', 'Inner'),
    ...pickOne('tree'),
    row('→', 'Opens the active branch', '{Tab}{ArrowDown}{ArrowDown}{ArrowRight}', {
      expanded: 'Second',
      there: 'Inner',
    }),
    row('←', 'Closes the active branch', '{Tab}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowLeft}', { missing: 'Inner' }),
  ],
} satisfies Record<string, readonly KeyRow[]>;
