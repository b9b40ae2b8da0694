/** Sets the text as if it were typed, so that React calls `onChange`. */
export function setText(input: HTMLInputElement | null, text: string) {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export function putText(input: HTMLInputElement | null, text: string) {
  setText(input, text);
  input?.focus();
}
