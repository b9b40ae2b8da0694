import { Card, Icon, Inline, Skeleton, Stack, Text } from '#design-system';
import type { UserCounts } from '#contract/types.ts';
import { adminMessages as messages } from '../../../messages/admin.ts';
import { phone } from '../../shared/phone.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { useStatus } from '../../../state/machine/resource.ts';
import { userList } from '../../../state/trade/users.ts';
import { useMedia } from '../../shared/useMedia.ts';
import { kinds, pathOf, type Filter } from './useUserFilter.ts';

interface CountersProps {
  counts: UserCounts | undefined;
  filter: Filter;
}

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' } as const;
/** One scrolling line, so that people are in sight below. */
const strip = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  paddingBlock: 'var(--ds-space-1)',
} as const;

export function Counters({ counts, filter }: CountersProps) {
  // The table below has the reason.
  const unknown = useStatus(userList).phase === 'fail' ? '–' : <Skeleton />;
  const isPhone = useMedia(phone);
  return (
    <Inline gap={3} align="stretch" wrap={false} style={isPhone ? strip : grid}>
      {kinds.map((kind) => {
        const current = filter.kind === kind;
        return (
          <Card key={kind} interactive variant={current ? 'sunken' : 'raised'} style={{ flex: 'none' }}>
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
