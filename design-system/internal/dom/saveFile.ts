/** Has the browser save a text as a file of this name. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8') {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address when the click has been dealt with, not within it.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
