import { Banner, Button, Dialog, KeyValueList, Stack } from '#design-system';
import type { Access } from '#contract/generated/documents.ts';
import { extendMessages as messages } from '../../../messages/access.ts';
import type { Extension } from '../../../state/trade/access/access.ts';

interface ExtendResultProps {
  accesses: readonly Access[];
  result: readonly Extension[];
  onAgain: (streamIds: readonly string[]) => void;
}

export function ExtendResult({ accesses, result, onAgain }: ExtendResultProps) {
  const refused = result.flatMap(({ streamId, problem }) => (problem === undefined ? [] : [streamId]));
  return (
    <Stack gap={4}>
      <Banner tone="warning">{messages.someFailed}</Banner>
      <KeyValueList
        items={result.map(({ streamId, problem }) => ({
          label: accesses.find(({ stream_id }) => stream_id === streamId)?.stream_name ?? streamId,
          value: problem ?? messages.done,
        }))}
      />
      <Dialog.Footer>
        <Dialog.Close>
          <Button variant="outline" tone="neutral">
            {messages.close}
          </Button>
        </Dialog.Close>
        <Button onClick={() => onAgain(refused)}>{messages.again}</Button>
      </Dialog.Footer>
    </Stack>
  );
}
