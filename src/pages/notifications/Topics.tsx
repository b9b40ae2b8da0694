import type { CSSProperties, ReactNode } from 'react';
import { Badge, Button, Inline } from '#design-system';
import { kindsOf, notificationTopics, type NotificationTopic } from '#contract/notificationKinds.ts';
import type { Unread } from '#contract/types.ts';
import { topicTitles, notificationMessages as messages } from '../../messages/notifications.ts';
import { fadingLine } from '../shared/fadingLine.ts';
import type { ChangeFilter, Filter } from './useInboxFilter.ts';

interface TopicsProps {
  filter: Filter;
  change: ChangeFilter;
  unread: Unread | undefined;
}

const countOf = (unread: Unread | undefined, topic: NotificationTopic | undefined): number => {
  if (!unread) return 0;
  if (!topic) return unread.unread;
  return kindsOf(topic).reduce((sum, kind) => sum + (unread.kinds[kind] ?? 0), 0);
};

interface ChipProps {
  pressed: boolean;
  rest?: 'ghost' | 'outline';
  style?: CSSProperties;
  onClick: () => void;
  children: ReactNode;
}

const Chip = ({ pressed, rest = 'ghost', ...props }: ChipProps) => (
  <Button size="small" tone="neutral" variant={pressed ? 'soft' : rest} aria-pressed={pressed} {...props} />
);

/** Independent of the choice of one topic. */
const apart = { marginInlineEnd: 'var(--ds-space-4)' } as const;

export function Topics({ filter, change, unread }: TopicsProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields; these are buttons of one choice */}
      <Inline role="group" aria-label={messages.filter} gap={2} wrap={false} style={fadingLine}>
        <Chip pressed={filter.unread} rest="outline" style={apart} onClick={() => change({ unread: !filter.unread })}>
          {messages.onlyUnread}
        </Chip>
        {[undefined, ...notificationTopics].map((topic) => {
          const count = countOf(unread, topic);
          return (
            <Chip key={topic ?? 'all'} pressed={filter.about === topic} onClick={() => change({ about: topic })}>
              <span>{topic ? topicTitles[topic] : messages.all}</span>
              {count > 0 && <Badge tone="accent">{count}</Badge>}
            </Chip>
          );
        })}
        <Chip pressed={filter.snoozed} onClick={() => change({ snoozed: !filter.snoozed })}>
          {messages.snoozed}
        </Chip>
      </Inline>
    </>
  );
}
