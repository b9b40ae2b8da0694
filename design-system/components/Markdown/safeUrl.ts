const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/** Returns the address of a link; undefined for relative addresses and schemes that could run code. */
export function safeUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return schemes.has(protocol) ? href : undefined;
}
