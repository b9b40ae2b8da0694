import { Inline, Text } from '#design-system';
import { paths, withQuery } from '../../../config/paths.ts';
import { actionNames } from '../../../messages/activity.ts';
import { overview as messages } from '../../../messages/overview.ts';
import { parts } from '../overview.ts';
import { When } from '../../shared/When.tsx';
import { PartList } from './PartList.tsx';

const beside = { flex: 'none', maxInlineSize: '50%', textAlign: 'end' } as const;

const nameOf = (action: string): string => actionNames[action as keyof typeof actionNames] ?? action;

type Entry = NonNullable<ReturnType<typeof parts.activity.get>>['content'][number];

const isSame = (one: Entry, other: Entry | undefined) =>
  one.action === other?.action && one.actor?.id === other.actor?.id && one.subject?.id === other.subject?.id;

/** Entries in order, one for a repeated action, with its newest time. */
function withCounts(entries: readonly Entry[]) {
  const rows: { entry: Entry; count: number }[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (last && isSame(entry, last.entry)) last.count += 1;
    else rows.push({ entry, count: 1 });
  }
  return rows;
}

export function Activity() {
  return (
    <PartList
      messages={messages.activity}
      to={withQuery(paths.admin, { tab: 'activity' })}
      of={parts.activity}
      itemsOf={({ content }) => withCounts(content)}
      keyOf={({ entry }) => entry.id}
    >
      {({ entry: { action, actor, subject, at }, count }) => (
        <Inline justify="between" align="baseline" gap={2} wrap={false}>
          <span>
            {nameOf(action)}
            {count > 1 && ` × ${count}`}
            {subject && <Text tone="muted"> · {subject.name}</Text>}
          </span>
          <Text size="small" tone="muted" style={beside}>
            {actor && actor.id !== subject?.id ? `${actor.name}, ` : ''}
            <When at={at} />
          </Text>
        </Inline>
      )}
    </PartList>
  );
}
