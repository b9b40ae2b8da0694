import { Inline, Text } from '#design-system';
import { paths, withQuery } from '../../../config/paths.ts';
import { actionNames } from '../../../messages/activity.ts';
import { overview as messages } from '../messages.ts';
import { parts } from '../overview.ts';
import { Dots } from '../../shared/dots.styles.ts';
import { When } from '../../shared/When.tsx';
import { PartList } from './PartList.tsx';
import { withCounts } from './withCounts.ts';

const maxShown = 5;
const beside = { flex: 'none', maxInlineSize: '50%', textAlign: 'end' } as const;

const nameOf = (action: string): string => actionNames[action as keyof typeof actionNames] ?? action;

export function Activity() {
  return (
    <PartList
      messages={messages.activity}
      to={withQuery(paths.admin, { tab: 'activity' })}
      of={parts.activity}
      itemsOf={({ content }) => withCounts(content).slice(0, maxShown)}
      keyOf={({ entry }) => entry.id}
    >
      {({ entry: { action, actor, subject, stream, at }, count }) => (
        <Inline justify="between" align="baseline" gap={2} wrap={false}>
          <Dots>
            <span>
              {nameOf(action)}
              {count > 1 && <span>{` × ${count}`}</span>}
            </span>
            {(stream ?? subject) && <Text tone="muted">{(stream ?? subject)?.name}</Text>}
          </Dots>
          <Text size="small" tone="muted" style={beside}>
            <span>{actor && actor.id !== subject?.id ? `${actor.name}, ` : ''}</span>
            <When at={at} />
          </Text>
        </Inline>
      )}
    </PartList>
  );
}
