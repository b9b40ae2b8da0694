import { Badge, Button, Inline, Switch } from '#design-system';
import type { Unread } from '#contract/types.ts';
import { matters, notificationMessages as messages } from '../../messages/notifications.ts';
import { matterNames, type ChangeFilter, type Filter, type Matter } from './useAbout.ts';

/** In one line: more topics than a phone is wide. */
const scrolling = { overflowX: 'auto', whiteSpace: 'nowrap', scrollbarWidth: 'none' } as const;

interface MattersProps {
  filter: Filter;
  change: ChangeFilter;
  unread: Unread | undefined;
}

const countOf = (unread: Unread | undefined, matter: Matter | undefined): number => {
  if (!unread) return 0;
  if (!matter) return unread.unread;
  return matters[matter].kinds.reduce((sum, kind) => sum + (unread.kinds[kind] ?? 0), 0);
};

export function Matters({ filter, change, unread }: MattersProps) {
  return (
    <Inline justify="between" gap={3}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields; these are buttons of one choice */}
      <Inline role="group" aria-label={messages.filter} gap={2} wrap={false} style={scrolling}>
        {[undefined, ...matterNames].map((matter) => {
          const count = countOf(unread, matter);
          return (
            <Button
              key={matter ?? 'all'}
              size="small"
              tone="neutral"
              variant={filter.about === matter ? 'soft' : 'ghost'}
              aria-pressed={filter.about === matter}
              onClick={() => change({ about: matter })}
            >
              {matter ? matters[matter].name : messages.all}
              {count > 0 && <Badge tone="accent">{count}</Badge>}
            </Button>
          );
        })}
        <Button
          size="small"
          tone="neutral"
          variant={filter.snoozed ? 'soft' : 'ghost'}
          aria-pressed={filter.snoozed}
          onClick={() => change({ snoozed: !filter.snoozed })}
        >
          {messages.snoozed}
        </Button>
      </Inline>
      <Switch
        label={messages.onlyUnread}
        checked={filter.unread}
        onCheckedChange={(checked) => change({ unread: checked })}
      />
    </Inline>
  );
}
