import { Badge, Breadcrumbs, Heading, Inline, LogoPicture, Stack, StatusBadge, Text } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { paths } from '../../config/paths.ts';
import { accessTypeNames } from '../../messages/marketplace.ts';
import { productWords as words } from '../../messages/product.ts';
import { places } from '../../messages/shell.ts';
import { categories } from '../../state/categories.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { When } from '../shared/When.tsx';

/** What it is and whose, and the conditions in a few badges. */
export function Header({ stream }: { stream: Stream }) {
  const { all } = useSnapshot(categories);
  const category = all?.find(({ id }) => id === stream.subcategory)?.name;
  return (
    <Stack as="header" gap={4}>
      <Breadcrumbs current={stream.name}>
        <RouterLink to={paths.marketplace}>{places.marketplace}</RouterLink>
      </Breadcrumbs>
      <Inline gap={4} wrap={false} align="start">
        <LogoPicture name={stream.name} src={stream.logo} size="large" />
        <Stack gap={2}>
          <Heading level={1}>{stream.name}</Heading>
          <Text tone="muted">
            {words.by} {stream.ownerName} · {category && `${category} · `}
            <When at={stream.published_date} />
          </Text>
          <Inline>
            <Badge>{stream.type}</Badge>
            <Badge tone={stream.accessType === 'PUBLIC' ? 'neutral' : 'warning'}>
              {accessTypeNames[stream.accessType]}
            </Badge>
            {stream.price === 0 && <Badge tone="success">{words.free}</Badge>}
            {stream.offer && <Badge tone="accent">{words.takesOffers}</Badge>}
            {stream.status !== 'published' && <StatusBadge tone="danger">{words.status[stream.status]}</StatusBadge>}
          </Inline>
        </Stack>
      </Inline>
    </Stack>
  );
}
