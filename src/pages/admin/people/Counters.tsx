import { Card, Icon, Inline, Skeleton, Stack, Text } from '#design-system';
import type { UserCounts } from '#contract/types.ts';
import { adminMessages as messages } from '../../../messages/admin.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { fadingLine } from '../../shared/fadingLine.ts';
import { crowded } from '../../shared/windows.ts';
import { useMedia } from '../../shared/useMedia.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { useStatus } from '../../../state/machine/resource.ts';
import { userList } from '../../../state/trade/users.ts';
import { kinds, pathOf, type Filter } from './useUserFilter.ts';

interface CountersProps {
  counts: UserCounts | undefined;
  filter: Filter;
}

/** One scrolling line, so that people are visible below it. */
const strip = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  paddingBlock: 'var(--ds-space-1)',
} as const;
const fading = { ...strip, ...fadingLine } as const;
const counter = { flex: '1 0 6rem', minInlineSize: 'max-content' } as const;

export function Counters({ counts, filter }: CountersProps) {
  // The table below has the reason.
  const unknown = useStatus(userList).phase === 'fail' ? '–' : <Skeleton />;
  if (useMedia(crowded))
    return (
      <Inline gap={2} wrap={false} style={fading}>
        {kinds.map((kind) => {
          const current = filter.kind === kind;
          return (
            <ButtonLink
              key={kind}
              size="small"
              tone="neutral"
              variant={current ? 'soft' : 'outline'}
              style={{ flex: 'none' }}
              to={pathOf({ ...filter, kind: current ? undefined : kind, page: 0 })}
              aria-current={current || undefined}
            >
              <span>{messages.counters[kind]}</span> <span>{counts ? counts[kind] : unknown}</span>
            </ButtonLink>
          );
        })}
      </Inline>
    );
  return (
    <Inline gap={3} align="stretch" wrap={false} style={strip}>
      {kinds.map((kind) => {
        const current = filter.kind === kind;
        return (
          <Card key={kind} interactive variant={current ? 'sunken' : 'raised'} style={counter}>
            <Stack gap={1}>
              <Inline gap={1} wrap={false}>
                {current && <Icon name="filter" size="small" />}
                <RouterLink
                  to={pathOf({ ...filter, kind: current ? undefined : kind, page: 0 })}
                  variant="quiet"
                  data-part="target"
                  {...(current && { 'aria-current': true })}
                >
                  {messages.counters[kind]}
                </RouterLink>
              </Inline>
              <Text as="div" size="title" weight="semibold" numeric>
                {counts ? counts[kind] : unknown}
              </Text>
            </Stack>
          </Card>
        );
      })}
    </Inline>
  );
}
