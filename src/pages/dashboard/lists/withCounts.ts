interface Entry {
  action: string;
  actor?: { id: string } | null;
  subject?: { id: string } | null;
  stream?: { id: string } | null;
}

const isSame = (one: Entry, other: Entry | undefined) =>
  one.action === other?.action &&
  one.actor?.id === other.actor?.id &&
  one.subject?.id === other.subject?.id &&
  one.stream?.id === other.stream?.id;

/** Entries in order, the newest first. A repeated action is one row, with its newest entry. */
export function withCounts<Kind extends Entry>(entries: readonly Kind[]) {
  const rows: { entry: Kind; count: number }[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (last && isSame(entry, last.entry)) last.count += 1;
    else rows.push({ entry, count: 1 });
  }
  return rows;
}
