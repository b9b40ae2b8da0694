import { Button, Icon, saveFile } from '#design-system';
import { panelMessages as messages } from '../../../messages/use.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { describeStream } from '../../../state/trade/access/keys.ts';

const file = 'asyncapi.json';

export function DescribeStream({ streamId }: { streamId: string }) {
  const pending = useOperation('product.asyncapi', streamId).phase === 'request';
  const save = async () => {
    const outcome = await describeStream(streamId);
    if (outcome.ok) saveFile(file, JSON.stringify(outcome.value, null, 2), 'application/json');
  };
  return (
    <Button variant="outline" tone="neutral" loading={pending} onClick={() => void save()}>
      <Icon name="file" />
      {messages.asyncapi}
    </Button>
  );
}
