/** Puts a text into a field as keystrokes would, so that whoever listens hears it, React included. */
export function putText(input: HTMLInputElement | null, text: string) {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
