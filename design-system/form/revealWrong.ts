const wrongField = '[aria-invalid="true"]';

/** Opens closed folds with wrong fields, and moves the focus to the first wrong field. */
export function revealWrong(form: HTMLFormElement): void {
  const hidden = form.querySelectorAll(`details:not([open]) ${wrongField}`);
  for (const field of hidden)
    for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
  if (hidden.length > 0) form.querySelector<HTMLElement>(wrongField)?.focus();
}
