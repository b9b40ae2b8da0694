export const boxId = 'get-access';

/** Shows the box and moves the focus to its main button, or to the box where there is none. */
export function toBox() {
  const box = document.getElementById(boxId);
  box?.scrollIntoView({ block: 'center' });
  (box?.querySelector<HTMLElement>('button[type=submit]') ?? box)?.focus({ preventScroll: true });
}

/** Confirms the hours chosen in the box. A box without hours to choose is shown instead. */
export function submitBox() {
  const form = document.getElementById(boxId)?.querySelector('form');
  if (form) form.requestSubmit();
  else toBox();
}
