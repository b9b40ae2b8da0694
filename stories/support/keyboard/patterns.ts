import { row, type KeyRow } from './row.ts';

const fromTable = '{Tab}{Tab}{Tab}';
const fromGrid = '{Tab}{Tab}{Tab}{Tab}{ArrowDown}';

/** Keys of parts that are larger than a control. */
export const patternKeys = {
  CommandPalette: [
    row('↓', 'Goes to the next command', '{ArrowDown}', { focus: 'Second' }),
    row('↑', 'Goes to the command before', '{ArrowDown}{ArrowDown}{ArrowUp}', { focus: 'Second' }),
    row('Letters', 'Show the commands that match', 'th', { focus: 'Third', missing: 'First' }),
    row('Enter', 'Runs the command and closes the palette', '{ArrowDown}{Enter}', { closed: 'dialog' }),
    row('Esc', 'Closes the palette', '{Escape}', { closed: 'dialog' }),
  ],
  ColumnChooser: [
    row('Enter, Space, ↓', 'On the button: opens the menu', '{Tab}{ArrowDown}', { open: 'menu', focus: 'Second' }),
    row('Space', 'Shows or hides the column; the menu stays open', '{Tab}{Enter} ', {
      open: 'menu',
      cleared: 'Second',
    }),
    row('Esc', 'Closes the menu and returns the focus', '{Tab}{Enter}{Escape}', { closed: 'menu', focus: 'Columns' }),
  ],
  DataGrid: [
    row('→', 'Goes to the next cell; right to left, the one before', `${fromGrid}{ArrowRight}`, { focus: '1/1' }),
    row('←', 'Goes to the cell before; right to left, the next one', `${fromGrid}{ArrowRight}{ArrowLeft}`, {
      focus: '1/0',
    }),
    row('↓', 'Goes to the cell below', `${fromGrid}{ArrowDown}`, { focus: '2/0' }),
    row('↑', 'Goes to the cell above; from the first row to the column header', `${fromGrid}{ArrowUp}`, {
      focus: '0/0',
    }),
    row('Home', 'Goes to the first cell of the row', `${fromGrid}{End}{Home}`, { focus: '1/0' }),
    row('End', 'Goes to the last cell of the row', `${fromGrid}{End}`, { focus: '1/2' }),
    row('Ctrl + Home', 'Goes to the first cell', `${fromGrid}{Control>}{Home}{/Control}`, { focus: '0/0' }),
    row('Ctrl + End', 'Goes to the last cell', `${fromGrid}{Control>}{End}{/Control}`, { focus: '9/2' }),
    row('Shift + →', 'Selects cells, as do the other arrows with Shift', `${fromGrid}{Shift>}{ArrowRight}{/Shift}`, {
      chosen: '1/1',
    }),
    row('Esc', 'Ends the selection', `${fromGrid}{Shift>}{ArrowRight}{/Shift}{Escape}`, { cleared: '1/0' }),
    row('Page Down', 'Goes down by a page of rows', `${fromGrid}{PageDown}`, { focus: '9/0' }),
    row('Page Up', 'Goes up by a page of rows', `${fromGrid}{Control>}{End}{/Control}{PageUp}`, { focus: '0/2' }),
    row('Shift + Space', 'Selects the row', `${fromGrid}{Shift>} {/Shift}`, { chosen: '1/2' }),
    row('Ctrl + Space', 'Selects the column', `${fromGrid}{Control>} {/Control}`, { chosen: '5/0' }),
    row('Ctrl + A', 'Selects everything', `${fromGrid}{Control>}a{/Control}`, { chosen: '9/2' }),
    row('Enter, F2', 'Shows the whole value of the cell', `${fromGrid}{F2}`, { open: 'dialog' }),
    row('Shift + Enter', 'Shows the row with all its columns', `${fromGrid}{Shift>}{Enter}{/Shift}`, {
      open: 'dialog',
    }),
  ],
  DataTable: [
    row('↓', 'Goes to the link, the box or the button of the next row', `${fromTable}{ArrowDown}`, {
      focus: 'Select Second',
    }),
    row('↑', 'Goes to that of the row before', `${fromTable}{ArrowDown}{ArrowDown}{ArrowUp}`, {
      focus: 'Select Second',
    }),
    row('Home', 'Goes to that of the first row', `${fromTable}{End}{Home}`, { focus: 'Select First' }),
    row('End', 'Goes to that of the last row', `${fromTable}{End}`, { focus: 'Select Third' }),
    row('Space', 'Selects the row', `${fromTable} `, { chosen: 'Select First' }),
  ],
} satisfies Record<string, readonly KeyRow[]>;
