import { Button, Icon, Inline, Stack, Text } from '#design-system';
import { algorithmRunPath } from '../../../config/paths.ts';
import { panelMessages } from '../../../messages/use.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { useMay } from '../../../state/me/rights.ts';
import { linkToData } from '../../../state/trade/access/keys.ts';
import { ButtonLink } from '../ButtonLink.tsx';

const messages = panelMessages.algorithm;

interface UseAlgorithmProps {
  streamId: string;
  subscriptionId: string;
}

export function UseAlgorithm({ streamId, subscriptionId }: UseAlgorithmProps) {
  const mayRun = useMay('run');
  const mayRead = useMay('read');
  const pending = useOperation('access.link', subscriptionId).phase === 'request';
  const read = async () => {
    const outcome = await linkToData(subscriptionId);
    if (outcome.ok) location.assign(outcome.value.stream_url);
  };
  return (
    <Stack gap={4} align="start">
      <Text as="p" tone="muted">
        {messages.text}
      </Text>
      <Inline gap={2}>
        {mayRun && (
          <ButtonLink to={algorithmRunPath(streamId)}>
            <Icon name="chart" />
            {messages.run}
          </ButtonLink>
        )}
        {mayRead && (
          <Button variant="outline" tone="neutral" loading={pending} onClick={() => void read()}>
            <Icon name="file" />
            {messages.read}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
