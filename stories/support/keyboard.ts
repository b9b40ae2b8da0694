import { patternKeys } from './keyboardPatterns.ts';

/** Keys of the interactive parts, after the WAI-ARIA patterns. Documentation shows the rows; tests/design-system/keyboard.test.tsx presses them. */
export interface KeyRow {
  /** Keys as documentation shows them. */
  keys: string;
  effect: string;
  /** Keys as the test presses them, from the first press of Tab on. */
  press: string;
  /** Holds after the presses. */
  result: KeyResult;
}

export interface KeyResult {
  /** Accessible name of the focused element, or of the option that it marks as active. */
  focus?: string;
  /** Role of the focused element. */
  role?: string;
  /** Role of an element that is there. */
  open?: string;
  /** Role of an element that is not there. */
  closed?: string;
  /** Name of an element that is checked or selected. */
  chosen?: string;
  /** Name of an element that is there and not checked. */
  cleared?: string;
  /** Name of an element that is not there. */
  missing?: string;
  /** Name of an element that is there. */
  there?: string;
  /** Name of an element that is expanded. */
  expanded?: string;
}

const dismiss = (role: string, opener: string): KeyRow => ({
  keys: 'Esc',
  effect: 'Closes it and returns the focus to its opener',
  press: '{Tab}{Enter}{Escape}',
  result: { closed: role, focus: opener },
});

const opens = (role: string, focus: string): KeyRow => ({
  keys: 'Enter, Space',
  effect: 'On the opener: opens it and moves the focus inside',
  press: '{Tab}{Enter}',
  result: { open: role, focus },
});

const cycle = (role: string, first: string, last: string): KeyRow[] => [
  {
    keys: 'Tab',
    effect: 'Stays inside: after the last element comes the first',
    press: '{Tab}{Enter}{Tab}{Tab}',
    result: { focus: first },
  },
  {
    keys: 'Shift + Tab',
    effect: 'Stays inside: before the first element comes the last',
    press: '{Tab}{Enter}{Shift>}{Tab}{/Shift}',
    result: { open: role, focus: last },
  },
];

const picks: KeyRow[] = [
  {
    keys: '↓',
    effect: 'Opens the list and goes to the next option',
    press: '{Tab}{ArrowDown}',
    result: { open: 'listbox', focus: 'Air' },
  },
  {
    keys: '↑',
    effect: 'Opens the list and goes to the last option',
    press: '{Tab}{ArrowUp}',
    result: { open: 'listbox', focus: 'Wind' },
  },
  {
    keys: 'Letters',
    effect: 'Show the options that match',
    press: '{Tab}w',
    result: { focus: 'Wind', missing: 'Air' },
  },
  { keys: 'Esc', effect: 'Closes the list', press: '{Tab}{ArrowDown}{Escape}', result: { closed: 'listbox' } },
];

/** Held: a choice follows the focus while the key is down. */
const arrows: KeyRow[] = [
  {
    keys: '→, ↓',
    effect: 'Goes to the next choice and chooses it; from the last to the first',
    press: '{Tab}{ArrowRight>}',
    result: { focus: 'Second', chosen: 'Second' },
  },
  {
    keys: '←, ↑',
    effect: 'Goes to the choice before and chooses it; from the first to the last',
    press: '{Tab}{ArrowLeft>}',
    result: { focus: 'Third', chosen: 'Third' },
  },
];

/** Rows by part. Parts that are one native control have the keys of the browser. */
export const keyboard = {
  ...patternKeys,
  AlertDialog: [
    opens('alertdialog', 'Cancel'),
    dismiss('alertdialog', 'Open'),
    ...cycle('alertdialog', 'Cancel', 'Delete'),
  ],
  Calendar: [
    {
      keys: '→',
      effect: 'Goes to the next day; right to left, the one before',
      press: '{Tab}{Tab}{Tab}{Tab}{Tab}{ArrowRight}',
      result: { focus: 'Saturday, November 21, 2026' },
    },
    {
      keys: '←',
      effect: 'Goes to the day before; right to left, the next one',
      press: '{Tab}{Tab}{Tab}{Tab}{Tab}{ArrowLeft}',
      result: { focus: 'Thursday, November 19, 2026' },
    },
    {
      keys: '↓',
      effect: 'Goes to the same day of the next week',
      press: '{Tab}{Tab}{Tab}{Tab}{Tab}{ArrowDown}',
      result: { focus: 'Friday, November 27, 2026' },
    },
    {
      keys: '↑',
      effect: 'Goes to the same day of the week before',
      press: '{Tab}{Tab}{Tab}{Tab}{Tab}{ArrowUp}',
      result: { focus: 'Friday, November 13, 2026' },
    },
    {
      keys: 'Home',
      effect: 'Goes to the first day of the week',
      press: '{Tab}{Tab}{Tab}{Tab}{Tab}{Home}',
      result: { focus: 'Sunday, November 15, 2026' },
    },
    {
      keys: 'End',
      effect: 'Goes to the last day of the week',
      press: '{Tab}{Tab}{Tab}{Tab}{Tab}{End}',
      result: { focus: 'Saturday, November 21, 2026' },
    },
    {
      keys: 'Page Up',
      effect: 'Goes to the month before; with Shift, to the year before',
      press: '{Tab}{Tab}{Tab}{Tab}{Tab}{PageUp}',
      result: { focus: 'Tuesday, October 20, 2026' },
    },
    {
      keys: 'Page Down',
      effect: 'Goes to the next month; with Shift, to the next year',
      press: '{Tab}{Tab}{Tab}{Tab}{Tab}{Shift>}{PageDown}{/Shift}',
      result: { focus: 'Saturday, November 20, 2027' },
    },
    {
      keys: 'Enter, Space',
      effect: 'Chooses the day',
      press: '{Tab}{Tab}{Tab}{Tab}{Tab}{ArrowRight}{Enter}',
      result: { chosen: '21' },
    },
  ],
  Checkbox: [{ keys: 'Space', effect: 'Ticks or clears the box', press: '{Tab} ', result: { chosen: 'First' } }],
  Combobox: [
    ...picks,
    {
      keys: 'Enter',
      effect: 'Chooses the active option and closes the list',
      press: '{Tab}{ArrowDown}{Enter}',
      result: { closed: 'listbox' },
    },
  ],
  DatePicker: [
    {
      keys: 'Alt + ↓, F4, Space',
      effect: 'Opens the calendar and goes to the chosen day',
      press: '{Tab}{Alt>}{ArrowDown}{/Alt}',
      result: { open: 'dialog', focus: 'Friday, November 20, 2026' },
    },
    {
      keys: 'Enter',
      effect: 'Chooses the day, closes the calendar and returns the focus',
      press: '{Tab}{Tab}{Enter}',
      result: { open: 'dialog', focus: 'Friday, November 20, 2026' },
    },
  ],
  Dialog: [opens('dialog', 'Name'), dismiss('dialog', 'Open'), ...cycle('dialog', 'Name', 'Close')],
  Drawer: [opens('dialog', 'Name'), dismiss('dialog', 'Open'), ...cycle('dialog', 'Name', 'Close')],
  Menu: [
    {
      keys: 'Enter, Space, ↓',
      effect: 'On the opener: opens the menu and goes to the first item',
      press: '{Tab}{ArrowDown}',
      result: { open: 'menu', focus: 'First' },
    },
    { keys: '↓', effect: 'Goes to the next item', press: '{Tab}{Enter}{ArrowDown}', result: { focus: 'Second' } },
    { keys: '↑', effect: 'Goes to the item before', press: '{Tab}{Enter}{End}{ArrowUp}', result: { focus: 'Second' } },
    { keys: 'Home', effect: 'Goes to the first item', press: '{Tab}{Enter}{End}{Home}', result: { focus: 'First' } },
    { keys: 'End', effect: 'Goes to the last item', press: '{Tab}{Enter}{End}', result: { focus: 'Third' } },
    { keys: 'Letters', effect: 'Go to the item that begins so', press: '{Tab}{Enter}t', result: { focus: 'Third' } },
    {
      keys: 'Enter, Space',
      effect: 'Runs the item and closes the menu',
      press: '{Tab}{Enter}{Enter}',
      result: { closed: 'menu', focus: 'Open' },
    },
    dismiss('menu', 'Open'),
  ],
  MultiSelect: [
    ...picks,
    {
      keys: 'Enter',
      effect: 'Adds or removes the active option; the list stays open',
      press: '{Tab}{ArrowDown}{Enter}',
      result: { open: 'listbox', chosen: 'Air' },
    },
    {
      keys: 'Backspace',
      effect: 'In an empty box: removes the last choice',
      press: '{Tab}{ArrowDown}{Enter}{Escape}{Backspace}{ArrowDown}',
      result: { cleared: 'Air' },
    },
  ],
  Popover: [opens('dialog', 'Done'), dismiss('dialog', 'Open')],
  RatingInput: [
    {
      keys: '→, ↓',
      effect: 'Chooses one star more; after the last, the first',
      press: '{Tab}{ArrowRight}',
      result: { focus: '3 stars' },
    },
    {
      keys: '←, ↑',
      effect: 'Chooses one star less; before the first, the last',
      press: '{Tab}{ArrowLeft}',
      result: { focus: '1 star' },
    },
  ],
  RadioGroup: [
    ...arrows,
    { keys: 'Space', effect: 'Chooses the focused choice', press: '{Tab} ', result: { chosen: 'First' } },
  ],
  SegmentedControl: [
    {
      keys: '→, ↓',
      effect: 'Goes to the next segment and chooses it; from the last to the first',
      press: '{Tab}{ArrowRight}',
      result: { focus: 'Second', chosen: 'Second' },
    },
    {
      keys: '←, ↑',
      effect: 'Goes to the segment before and chooses it; from the first to the last',
      press: '{Tab}{ArrowLeft}',
      result: { focus: 'Third', chosen: 'Third' },
    },
  ],
  Switch: [{ keys: 'Space, Enter', effect: 'Turns it on or off', press: '{Tab} ', result: { chosen: 'First' } }],
  Tabs: [
    {
      keys: '→',
      effect: 'Goes to the next tab and shows it; right to left, the one before',
      press: '{Tab}{ArrowRight}',
      result: { focus: 'Second', chosen: 'Second' },
    },
    {
      keys: '←',
      effect: 'Goes to the tab before and shows it; right to left, the next one',
      press: '{Tab}{ArrowLeft}',
      result: { focus: 'Third', chosen: 'Third' },
    },
    {
      keys: 'Home',
      effect: 'Goes to the first tab',
      press: '{Tab}{ArrowRight}{Home}',
      result: { focus: 'First', chosen: 'First' },
    },
    { keys: 'End', effect: 'Goes to the last tab', press: '{Tab}{End}', result: { focus: 'Third', chosen: 'Third' } },
    { keys: 'Tab', effect: 'Goes to the content of the tab', press: '{Tab}{Tab}', result: { role: 'tabpanel' } },
  ],
  TagInput: [
    {
      keys: 'Enter, comma',
      effect: 'Adds the text as a tag',
      press: '{Tab}rain{Enter}wind,',
      result: { there: 'Remove wind' },
    },
    {
      keys: 'Backspace',
      effect: 'In an empty field: removes the last tag',
      press: '{Tab}rain{Enter}wind{Enter}{Backspace}',
      result: { there: 'Remove rain', missing: 'Remove wind' },
    },
  ],
  ToggleGroup: [
    { keys: '→', effect: 'Goes to the next button', press: '{Tab}{ArrowRight}', result: { focus: 'Second' } },
    { keys: '←', effect: 'Goes to the button before', press: '{Tab}{ArrowLeft}', result: { focus: 'Third' } },
    { keys: 'Home', effect: 'Goes to the first button', press: '{Tab}{ArrowRight}{Home}', result: { focus: 'First' } },
    { keys: 'End', effect: 'Goes to the last button', press: '{Tab}{End}', result: { focus: 'Third' } },
    {
      keys: 'Enter, Space',
      effect: 'Presses or releases the button',
      press: '{Tab}{ArrowRight}{Enter}',
      result: { chosen: 'Second' },
    },
  ],
  Toolbar: [
    { keys: '→', effect: 'Goes to the next control', press: '{Tab}{ArrowRight}', result: { focus: 'Second' } },
    { keys: '←', effect: 'Goes to the control before', press: '{Tab}{ArrowLeft}', result: { focus: 'Third' } },
    { keys: 'Home', effect: 'Goes to the first control', press: '{Tab}{End}{Home}', result: { focus: 'First' } },
    { keys: 'End', effect: 'Goes to the last control', press: '{Tab}{End}', result: { focus: 'Third' } },
  ],
  Tree: [
    { keys: '↓', effect: 'Goes to the next item', press: '{Tab}{ArrowDown}', result: { focus: 'Second' } },
    { keys: '↑', effect: 'Goes to the item before', press: '{Tab}{End}{ArrowUp}', result: { focus: 'Second' } },
    {
      keys: '→',
      effect: 'Opens the item; on an open one, goes to its first item',
      press: '{Tab}{ArrowDown}{ArrowRight}{ArrowRight}',
      result: { expanded: 'Second', focus: 'Inner' },
    },
    {
      keys: '←',
      effect: 'Closes the item; on a closed one, goes to the item above',
      press: '{Tab}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowLeft}',
      result: { focus: 'Second' },
    },
    { keys: 'Home', effect: 'Goes to the first item', press: '{Tab}{End}{Home}', result: { focus: 'First' } },
    { keys: 'End', effect: 'Goes to the last item', press: '{Tab}{End}', result: { focus: 'Third' } },
    {
      keys: 'Enter, Space',
      effect: 'Opens or closes the item',
      press: '{Tab}{ArrowDown}{Enter}',
      result: { expanded: 'Second' },
    },
  ],
} satisfies Record<string, readonly KeyRow[]>;

export type KeyboardPart = keyof typeof keyboard;
