const prefix = 'source_';
/** Names of events that only the exchange sends. */
const ownEvents: ReadonlySet<string> = new Set(['end', 'missed']);

export const renameEvent = (name: string): string => (ownEvents.has(name) ? prefix + name : name);

/** Gives the source's field of a reserved name another one. Readers of tables compare names in any case. */
export function renameField<Fields extends object>(fields: Fields, reserved: string): Fields | Record<string, unknown> {
  const names = Object.keys(fields);
  const isReserved = (name: string) => name.toLowerCase() === reserved;
  if (!names.some(isReserved)) return fields;
  const freeName = (name: string): string => (names.includes(name) ? freeName(prefix + name) : name);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [isReserved(name) ? freeName(prefix + name) : name, value]),
  );
}
