import { panel, row, type KeyRow } from './row.ts';

const runs = row('Enter, Space', 'Runs the action', '{Tab}{Enter}', { shown: 'Done' });

/** Keys of parts made of buttons, links and text boxes. */
export const controlKeys = {
  AppShell: [
    row('Tab', 'Goes to the skip link first', '{Tab}', { focus: 'Skip to content' }),
    row('Enter', 'On that link: goes to the content', '{Tab}{Enter}{Tab}', { focus: 'First' }),
  ],
  Breadcrumbs: [
    row('Tab', 'Goes to the next parent page', '{Tab}{Tab}', { focus: 'Second' }),
    row('Enter', 'Goes to the page', '{Tab}{Enter}', { shown: 'Done' }),
  ],
  Button: [runs],
  CodeTabs: [
    row('→', 'Goes to the next language and shows its code', '{Tab}{ArrowRight}', { focus: 'Second', shown: 'two' }),
    row('←', 'Goes to the language before and shows its code', '{Tab}{End}{ArrowLeft}', {
      focus: 'Second',
      shown: 'two',
    }),
    row('Tab', 'Goes to the code, which the arrows scroll, and to its copy button', '{Tab}{Tab}{Tab}{Tab}', {
      focus: 'Copy First',
    }),
  ],
  ConfirmDialog: [
    row('Tab', 'Stays inside: after the last button comes the first', '{Tab}{Enter}{Tab}{Tab}', { focus: 'Cancel' }),
    row('Enter, Space', 'On a button: cancels or confirms', '{Tab}{Enter}{Tab}{Enter}', { shown: 'Done' }),
    row('Esc', 'Cancels and returns the focus', '{Tab}{Enter}{Escape}', { closed: 'alertdialog', focus: 'Open' }),
  ],
  DateTimeRangeField: [
    row('Enter, Space', 'On a period: fills in both ends and the zone', '{Tab}{Enter}', { shown: 'Done' }),
    row('Alt + ↓, F4', 'On a day: opens its calendar', '{Tab}{Tab}{F4}', { open: 'dialog' }),
    row('↑', 'On a time: one minute later', '{Tab}{Enter}{Tab}{Tab}{Tab}{ArrowUp}', { value: '10:31 AM' }),
  ],
  FileDrop: [
    row('Tab', 'Goes from the box to the button that removes the file', '{Tab}{Tab}', { focus: 'Remove' }),
    row('Enter, Space', 'On the button: removes the file', '{Tab}{Tab}{Enter}', { missing: 'Remove' }),
  ],
  FilterPanel: [
    ...panel('dialog', 'First').slice(0, 1),
    row('Space', 'On a filter: sets or clears it', '{Tab}{Enter} ', { chosen: 'First' }),
    row('Esc', 'Closes the panel and returns the focus', '{Tab}{Enter}{Escape}', { closed: 'dialog' }),
  ],
  IconButton: [runs],
  Link: [row('Enter', 'Goes to the page', '{Tab}{Enter}', { shown: 'Done' })],
  Pagination: [
    row('Enter, Space', 'Shows the page; “Next page” keeps the focus on the last one', '{Tab}{Tab}{Tab}{Tab}{Enter}', {
      focus: 'Next page',
      shown: '21–40 of 40',
    }),
    row('Tab', 'Goes to the next page number', '{Tab}{Tab}{Tab}', { focus: 'Page 2' }),
  ],
  PasswordField: [
    row('Tab', 'Goes from the text to the button that shows it', '{Tab}{Tab}', { focus: 'Show password' }),
    row('Enter, Space', 'On the button: shows or hides the password', '{Tab}{Tab}{Enter}', { focus: 'Hide password' }),
  ],
  ScrollArea: [
    row('Tab', 'Goes to the area', '{Tab}', { role: 'region' }),
    row('↓, Page Down, End', 'Scroll down; ↑, Page Up and Home scroll up', '{Tab}{ArrowDown}', { shown: 'Scrolled' }),
  ],
  Select: [
    row('↓', 'On Windows and Linux: chooses the next option', '{Tab}{ArrowDown}', { shown: 'Chosen: Second' }),
    row('↑', 'On Windows and Linux: chooses the option before', '{Tab}{End}{ArrowUp}', { shown: 'Chosen: Second' }),
    row('Home', 'On Windows and Linux: chooses the first option', '{Tab}{End}{Home}', { shown: 'Chosen: First' }),
    row('End', 'On Windows and Linux: chooses the last option', '{Tab}{End}', { shown: 'Chosen: Third' }),
    row('Letters', 'Choose the option that starts with those letters', '{Tab}t', { shown: 'Chosen: Third' }),
  ],
  Tag: [row('Enter, Space', 'On its button: removes the tag', '{Tab}{Enter}', { missing: 'Remove First' })],
} satisfies Record<string, readonly KeyRow[]>;
