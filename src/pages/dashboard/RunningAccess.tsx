import { EmptyState, Inline, Skeleton, Stack, Text } from '#design-system';
import { useSnapshot } from 'valtio';
import { productPath } from '../../config/paths.ts';
import { overview } from '../../messages/overview.ts';
import { access } from '../../state/access.ts';
import { Async } from '../shared/Async.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { When } from '../shared/When.tsx';
import { ListCard } from './ListCard.tsx';

const empty = <EmptyState title={overview.noAccess.title}>{overview.noAccess.text}</EmptyState>;

/** What I can read now, and until when; what ends next comes first. */
export function RunningAccess({ onRetry }: { onRetry: () => unknown }) {
  const { bought } = useSnapshot(access);
  return (
    <ListCard title={overview.readable}>
      <Async
        of="access.bought"
        data={bought}
        onRetry={onRetry}
        skeleton={<Skeleton />}
        isEmpty={({ content }) => content.length === 0}
        empty={empty}
      >
        {({ content }) => (
          <Stack as="ul" data-part="list" gap={3}>
            {content
              .toSorted((a, b) => Date.parse(a.end_date) - Date.parse(b.end_date))
              .map(({ id, stream_id, stream_name, end_date }) => (
                <Inline as="li" key={id} justify="between" gap={1}>
                  <RouterLink to={productPath(stream_id)}>{stream_name}</RouterLink>
                  <Text tone="muted">
                    {overview.ends} <When at={end_date} />
                  </Text>
                </Inline>
              ))}
          </Stack>
        )}
      </Async>
    </ListCard>
  );
}
