import type { KeyRow } from './keyboard.ts';

const fromGrid = '{Tab}{Tab}{Tab}{Tab}{ArrowDown}';

/** Keys of parts that are larger than a control. */
export const patternKeys = {
  CommandPalette: [
    { keys: '↓', effect: 'Goes to the next command', press: '{ArrowDown}', result: { focus: 'Second' } },
    {
      keys: '↑',
      effect: 'Goes to the command before',
      press: '{ArrowDown}{ArrowDown}{ArrowUp}',
      result: { focus: 'Second' },
    },
    {
      keys: 'Letters',
      effect: 'Show the commands that match',
      press: 'th',
      result: { focus: 'Third', missing: 'First' },
    },
    {
      keys: 'Enter',
      effect: 'Runs the command and closes the palette',
      press: '{ArrowDown}{Enter}',
      result: { closed: 'dialog' },
    },
    { keys: 'Esc', effect: 'Closes the palette', press: '{Escape}', result: { closed: 'dialog' } },
  ],
  DataGrid: [
    {
      keys: '→',
      effect: 'Goes to the next cell; right to left, the one before',
      press: `${fromGrid}{ArrowRight}`,
      result: { focus: '1/1' },
    },
    {
      keys: '←',
      effect: 'Goes to the cell before; right to left, the next one',
      press: `${fromGrid}{ArrowRight}{ArrowLeft}`,
      result: { focus: '1/0' },
    },
    { keys: '↓', effect: 'Goes to the cell below', press: `${fromGrid}{ArrowDown}`, result: { focus: '2/0' } },
    {
      keys: '↑',
      effect: 'Goes to the cell above; from the first row to the head',
      press: `${fromGrid}{ArrowUp}`,
      result: { focus: '0/0' },
    },
    {
      keys: 'Home',
      effect: 'Goes to the first cell of the row',
      press: `${fromGrid}{End}{Home}`,
      result: { focus: '1/0' },
    },
    { keys: 'End', effect: 'Goes to the last cell of the row', press: `${fromGrid}{End}`, result: { focus: '1/2' } },
    {
      keys: 'Ctrl + Home',
      effect: 'Goes to the first cell',
      press: `${fromGrid}{Control>}{Home}{/Control}`,
      result: { focus: '0/0' },
    },
    {
      keys: 'Ctrl + End',
      effect: 'Goes to the last cell',
      press: `${fromGrid}{Control>}{End}{/Control}`,
      result: { focus: '9/2' },
    },
    {
      keys: 'Shift + →',
      effect: 'Selects cells, as do the other arrows with Shift',
      press: `${fromGrid}{Shift>}{ArrowRight}{/Shift}`,
      result: { chosen: '1/1' },
    },
    {
      keys: 'Esc',
      effect: 'Ends the selection',
      press: `${fromGrid}{Shift>}{ArrowRight}{/Shift}{Escape}`,
      result: { cleared: '1/0' },
    },
    {
      keys: 'Enter',
      effect: 'Shows the whole value of the cell',
      press: `${fromGrid}{Enter}`,
      result: { open: 'dialog' },
    },
  ],
  SegmentedControl: [
    {
      keys: '→, ↓',
      effect: 'Goes to the next segment and chooses it',
      press: '{Tab}{ArrowRight}',
      result: { chosen: 'Second' },
    },
    {
      keys: '←, ↑',
      effect: 'Goes to the segment before and chooses it',
      press: '{Tab}{ArrowLeft}',
      result: { chosen: 'Third' },
    },
  ],
} satisfies Record<string, readonly KeyRow[]>;
