import { Button, Card, Heading, Stack, Text } from '#design-system';
import { algorithmType } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { paths, withQuery } from '../../../config/paths.ts';
import { useWords as words } from '../../../messages/product.ts';
import { useMay } from '../../../state/me/rights.ts';
import { useSession } from '../../../state/me/session.ts';
import { Anchor } from '../../shared/Anchor.tsx';
import { Connect } from '../box/Connect.tsx';
import { showsGroupsOnly } from '../facts.ts';

function Analyse({ stream }: { stream: Stream }) {
  const mayRun = useMay('run');
  if (!mayRun || stream.type === algorithmType) return null;
  return (
    <Button asChild variant="soft">
      <Anchor to={withQuery(paths.ai, { data: stream.id })}>{words.analyse}</Anchor>
    </Button>
  );
}

function Before({ stream }: { stream: Stream }) {
  const { userId } = useSession();
  const mayRead = useMay('read');
  const own = stream.owner === userId;
  const { title, text } = own ? words.own : words.buy;
  return (
    <Card as="section" aria-label={words.title} padding="large">
      <Stack gap={4} align="start">
        <Stack gap={2}>
          <Heading level={2}>{title}</Heading>
          <Text as="p" tone="muted">
            {own || (mayRead && !showsGroupsOnly(stream)) ? text : words.buy.closed}
          </Text>
        </Stack>
        {own && <Analyse stream={stream} />}
      </Stack>
    </Card>
  );
}

export function Use({ stream }: { stream: Stream }) {
  if (!stream.access) return <Before stream={stream} />;
  return (
    <Stack gap={4} align="stretch">
      <Connect stream={stream} subscriptionId={stream.access.subscription_id} />
      <div>
        <Analyse stream={stream} />
      </div>
    </Stack>
  );
}
