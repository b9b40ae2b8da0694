/** Starts a download of the text. `type` is a media type. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8') {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL after the click event, so revoke it later.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
