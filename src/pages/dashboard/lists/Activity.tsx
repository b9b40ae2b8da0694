import { Inline, Text } from '#design-system';
import { paths, withQuery } from '../../../config/paths.ts';
import { actionNames } from '../../../messages/activity.ts';
import { overview as messages } from '../../../messages/overview.ts';
import { parts } from '../overview.ts';
import { When } from '../../shared/When.tsx';
import { PartList } from './PartList.tsx';

const nameOf = (action: string): string => actionNames[action as keyof typeof actionNames] ?? action;

export function Activity() {
  return (
    <PartList
      messages={messages.activity}
      to={withQuery(paths.admin, { tab: 'activity' })}
      of={parts.activity}
      itemsOf={({ content }) => content}
      keyOf={({ id }) => id}
    >
      {({ action, actor, subject, at }) => (
        <Inline justify="between" gap={2}>
          <span>
            {nameOf(action)}
            {subject && <Text tone="muted"> · {subject.name}</Text>}
          </span>
          <Text size="small" tone="muted">
            {actor && actor.id !== subject?.id ? `${actor.name}, ` : ''}
            <When at={at} />
          </Text>
        </Inline>
      )}
    </PartList>
  );
}
