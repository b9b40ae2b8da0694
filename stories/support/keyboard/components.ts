import { choosing, modal, panel, row, roving, type KeyRow } from './row.ts';

const day = '{Tab}{Tab}{Tab}{Tab}{Tab}';

const menu: KeyRow[] = [
  row('Letters', 'Go to the item that starts with those letters', '{Tab}{Enter}t', { focus: 'Third' }),
  row('Enter, Space', 'Runs the item and closes the menu', '{Tab}{Enter}{Enter}', { closed: 'menu', focus: 'Open' }),
];

/** Keys of items with a tick and of items with a menu. */
const menuChoices = (start: string): KeyRow[] => [
  row(
    '→, Enter',
    'On an item with a menu: opens it; right to left, ←',
    `${start}{ArrowDown}{ArrowRight}`,
    { expanded: 'Second', focus: 'Inner' },
    { focus: 'Second' },
  ),
  row(
    '←',
    'Closes that menu; right to left, →',
    `${start}{ArrowDown}{ArrowRight}{ArrowLeft}`,
    { missing: 'Inner', focus: 'Second' },
    { focus: 'Inner' },
  ),
  row(
    'Space, Enter',
    'On an item with a tick: ticks it, or takes the tick away',
    `${start}{End} `,
    { chosen: 'Third' },
    { focus: 'Third' },
  ),
];

/** Presses that go to the tree with boxes, and on to its end. */
const boxes = '{Tab}{Tab}';
const toEnd = '{Control>}{Shift>}{End}{/Shift}{/Control}';

const contextMenu = '{Tab}{Shift>}{F10}{/Shift}';

export const componentKeys = {
  Accordion: [
    row('Tab', 'Goes to the next heading', '{Tab}{Tab}', { focus: 'Second' }),
    row('Enter, Space', 'Opens or closes the item', '{Tab}{Enter}', { expanded: 'First' }),
  ],
  AlertDialog: modal('alertdialog', 'Cancel', 'Delete'),
  Calendar: [
    row('→', 'Goes to the next day; right to left, the one before', `${day}{ArrowRight}`, {
      focus: 'Saturday, November 21, 2026',
    }),
    row('←', 'Goes to the day before; right to left, the next one', `${day}{ArrowLeft}`, {
      focus: 'Thursday, November 19, 2026',
    }),
    row('↓', 'Goes to the same day of the next week', `${day}{ArrowDown}`, { focus: 'Friday, November 27, 2026' }),
    row('↑', 'Goes to the same day of the week before', `${day}{ArrowUp}`, { focus: 'Friday, November 13, 2026' }),
    row('Home', 'Goes to the first day of the week', `${day}{Home}`, { focus: 'Sunday, November 15, 2026' }),
    row('End', 'Goes to the last day of the week', `${day}{End}`, { focus: 'Saturday, November 21, 2026' }),
    row('Page Up', 'Goes to the month before; with Shift, to the year before', `${day}{PageUp}`, {
      focus: 'Tuesday, October 20, 2026',
    }),
    row('Page Down', 'Goes to the next month; with Shift, to the next year', `${day}{Shift>}{PageDown}{/Shift}`, {
      focus: 'Saturday, November 20, 2027',
    }),
    row('Enter, Space', 'Chooses the day', `${day}{ArrowRight}{Enter}`, { chosen: '21' }),
  ],
  ContextMenu: [
    row('Shift + F10, Menu', 'Opens the menu of the focused element', contextMenu, { open: 'menu', focus: 'First' }),
    ...roving('item', ['↓', '↑'], contextMenu),
    row('Enter, Space', 'Runs the item and closes the menu', `${contextMenu}{Enter}`, { closed: 'menu' }),
    ...menuChoices(contextMenu),
    row('Esc', 'Closes the menu', `${contextMenu}{Escape}`, { closed: 'menu' }),
  ],
  Dialog: modal('dialog', 'Name', 'Close'),
  Drawer: modal('dialog', 'Name', 'Close'),
  HoverCard: [
    row('Tab', 'On the link: opens the card', '{Tab}', { focus: 'Seller', shown: 'Alpine Data' }),
    row('Esc', 'Closes the card', '{Tab}{Escape}', { focus: 'Seller', hidden: 'Alpine Data' }),
  ],
  ImageCrop: [
    row('→', 'Moves the part to keep to the right; with Shift, in larger steps', '{Tab}{ArrowRight}', {
      shown: '108 0 400',
    }),
    row('←', 'Moves it to the left', '{Tab}{ArrowLeft}', { shown: '92 0 400' }),
    row('↓', 'Moves it down', '{Tab}+{ArrowDown}', { shown: '119 26 363' }),
    row('↑', 'Moves it up', '{Tab}+{ArrowUp}', { shown: '119 11 363' }),
    row('+', 'Zooms in', '{Tab}+', { shown: '119 19 363' }),
    row('-', 'Zooms out', '{Tab}+-', { shown: '100 0 400' }),
  ],
  JsonView: [row('Enter, Space', 'Opens or closes the level', '{Tab}{Enter}', { hidden: 'temperature' })],
  Menu: [
    row('Enter, Space, ↓', 'On the opener: opens the menu and goes to the first item', '{Tab}{ArrowDown}', {
      open: 'menu',
      focus: 'First',
    }),
    ...roving('item', ['↓', '↑'], '{Tab}{Enter}'),
    ...menu,
    ...menuChoices('{Tab}{Enter}'),
    row('Esc', 'Closes it and returns the focus to its opener', '{Tab}{Enter}{Escape}', {
      closed: 'menu',
      focus: 'Open',
    }),
  ],
  Popover: panel('dialog', 'Done'),
  SegmentedControl: choosing('segment'),
  Snackbar: [
    row('F8', 'Goes to the notifications, from anywhere', '{Tab}{F8}', { role: 'list' }),
    row('Tab', 'Goes to the action of a notification', '{Tab}{F8}{Tab}{Tab}', { focus: 'Undo' }),
    row('Esc', 'Dismisses the focused notification', '{Tab}{F8}{Tab}{Tab}{Escape}', { missing: 'Undo' }),
  ],
  Tabs: [
    row('→', 'Goes to the next tab and shows it; right to left, the one before', '{Tab}{ArrowRight}', {
      focus: 'Second',
      chosen: 'Second',
    }),
    row('←', 'Goes to the tab before and shows it; right to left, the next one', '{Tab}{ArrowLeft}', {
      focus: 'Third',
      chosen: 'Third',
    }),
    row('Home', 'Goes to the first tab', '{Tab}{ArrowRight}{Home}', { focus: 'First', chosen: 'First' }),
    row('End', 'Goes to the last tab', '{Tab}{End}', { focus: 'Third', chosen: 'Third' }),
    row('Tab', 'Goes to the content of the tab', '{Tab}{Tab}', { role: 'tabpanel' }),
  ],
  ToggleGroup: [
    ...roving('button'),
    row('Enter, Space', 'Presses or releases the button', '{Tab}{ArrowRight}{Enter}', { chosen: 'Second' }),
  ],
  Toolbar: roving('control'),
  Tooltip: [
    row('Tab', 'On its child: opens it', '{Tab}', { focus: 'Open', shown: 'All of it' }),
    row('Esc', 'Closes it', '{Tab}{Escape}', { focus: 'Open', hidden: 'All of it' }),
  ],
  Tree: [
    ...roving('item', ['↓', '↑']),
    row('→', 'Opens the item; on an open one, goes to its first item', '{Tab}{ArrowDown}{ArrowRight}{ArrowRight}', {
      expanded: 'Second',
      focus: 'Inner',
    }),
    row(
      '←',
      'Closes the item; on a closed one, goes to the item above',
      '{Tab}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowLeft}',
      { focus: 'Second' },
    ),
    row('Enter, Space', 'Opens or closes the item', '{Tab}{ArrowDown}{Enter}', { expanded: 'Second' }),
    row('*', 'Opens all items beside it', '{Tab}*', { expanded: 'Second', there: 'Inner' }),
    row('Letters', 'Go to the next item that starts with those letters', '{Tab}t', { focus: 'Third' }),
    row('Space', 'With boxes: turns over the box, on a branch all boxes below it', `${boxes}{ArrowDown} `, {
      chosen: 'Hail',
    }),
    row('Shift + ↓, Shift + ↑', 'With boxes: moves and turns over the box', `${boxes}{Shift>}{ArrowDown}{/Shift}`, {
      chosen: 'Rain',
      focus: 'Rain',
    }),
    row('Shift + Space', 'With boxes: ticks all from the last box turned over', `${boxes} {End}{Shift>} {/Shift}`, {
      chosen: 'Hail',
    }),
    row('Ctrl + Shift + Home or End', 'With boxes: ticks all from here to that end', `${boxes}${toEnd}`, {
      chosen: 'Wind',
      focus: 'Wind',
    }),
    row('Ctrl + A', 'With boxes: ticks all; where all are, none', `${boxes}{Control>}a{/Control}`, { chosen: 'Wind' }),
    row('Enter, Space', 'With one choice: chooses the item; → and ← open and close it', '{Tab}{Tab}{Tab}{Enter}', {
      chosen: 'Day',
    }),
  ],
} satisfies Record<string, readonly KeyRow[]>;
