/** Keys of a part, after the WAI-ARIA patterns. Documentation shows the rows; tests/stories/keyboard.test.tsx presses them in a browser. */
export interface KeyRow {
  /** Keys as documentation shows them. */
  keys: string;
  effect: string;
  /** Keys as the test presses them, from the first press of Tab on. */
  press: string;
  /** Holds after the presses. */
  result: KeyResult;
  /** Holds before the last press. */
  before?: KeyResult;
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
  /** Text that is shown. */
  shown?: string;
  /** Text that is not shown. */
  hidden?: string;
  /** Value of the focused input. */
  value?: string;
}

export const row = (keys: string, effect: string, press: string, result: KeyResult, before?: KeyResult): KeyRow => ({
  keys,
  effect,
  press,
  result,
  ...(before && { before }),
});

/** Home and End among three things. */
export const ends = (thing: string, start = '{Tab}'): KeyRow[] => [
  row('Home', `Goes to the first ${thing}`, `${start}{End}{Home}`, { focus: 'First' }),
  row('End', `Goes to the last ${thing}`, `${start}{End}`, { focus: 'Third' }),
];

/** Focus that moves among three things, by the arrows of a direction. */
export function roving(thing: string, [next, previous] = ['→', '←'], start = '{Tab}'): KeyRow[] {
  const [forward, back] = next === '→' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowDown}', '{ArrowUp}'];
  return [
    row(next, `Goes to the next ${thing}`, start + forward, { focus: 'Second' }),
    row(previous, `Goes to the ${thing} before`, `${start}{End}${back}`, { focus: 'Second' }),
    ...ends(thing, start),
  ];
}

/** A choice that follows the focus; the arrow is held. */
export const choosing = (thing: string): KeyRow[] => [
  row('→, ↓', `Goes to the next ${thing} and chooses it; from the last to the first`, '{Tab}{ArrowRight>}', {
    focus: 'Second',
    chosen: 'Second',
  }),
  row('←, ↑', `Goes to the ${thing} before and chooses it; from the first to the last`, '{Tab}{ArrowLeft>}', {
    focus: 'Third',
    chosen: 'Third',
  }),
];

/** A panel that a button opens and Escape closes. */
export const panel = (role: string, focus: string): KeyRow[] => [
  row('Enter, Space', 'On the opener: opens it and moves the focus inside', '{Tab}{Enter}', { open: role, focus }),
  row('Esc', 'Closes it and returns the focus to its opener', '{Tab}{Enter}{Escape}', { closed: role, focus: 'Open' }),
];

/** A panel that keeps the focus, with two elements. */
export const modal = (role: string, first: string, last: string): KeyRow[] => [
  ...panel(role, first),
  row('Tab', 'Stays inside: after the last element comes the first', '{Tab}{Enter}{Tab}{Tab}', { focus: first }),
  row('Shift + Tab', 'Stays inside: before the first element comes the last', '{Tab}{Enter}{Shift>}{Tab}{/Shift}', {
    open: role,
    focus: last,
  }),
];
