import { row, type KeyRow } from './row.ts';

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
  DataGrid: [
    row('→', 'Goes to the next cell; right to left, the one before', `${fromGrid}{ArrowRight}`, { focus: '1/1' }),
    row('←', 'Goes to the cell before; right to left, the next one', `${fromGrid}{ArrowRight}{ArrowLeft}`, {
      focus: '1/0',
    }),
    row('↓', 'Goes to the cell below', `${fromGrid}{ArrowDown}`, { focus: '2/0' }),
    row('↑', 'Goes to the cell above; from the first row to the head', `${fromGrid}{ArrowUp}`, { focus: '0/0' }),
    row('Home', 'Goes to the first cell of the row', `${fromGrid}{End}{Home}`, { focus: '1/0' }),
    row('End', 'Goes to the last cell of the row', `${fromGrid}{End}`, { focus: '1/2' }),
    row('Ctrl + Home', 'Goes to the first cell', `${fromGrid}{Control>}{Home}{/Control}`, { focus: '0/0' }),
    row('Ctrl + End', 'Goes to the last cell', `${fromGrid}{Control>}{End}{/Control}`, { focus: '9/2' }),
    row('Shift + →', 'Selects cells, as do the other arrows with Shift', `${fromGrid}{Shift>}{ArrowRight}{/Shift}`, {
      chosen: '1/1',
    }),
    row('Esc', 'Ends the selection', `${fromGrid}{Shift>}{ArrowRight}{/Shift}{Escape}`, { cleared: '1/0' }),
    row('Enter', 'Shows the whole value of the cell', `${fromGrid}{Enter}`, { open: 'dialog' }),
  ],
} satisfies Record<string, readonly KeyRow[]>;
