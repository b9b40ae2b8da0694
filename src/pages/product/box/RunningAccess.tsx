import { Countdown, Inline, Stack, Text } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { accessMessages as messages } from '../../../messages/product.ts';
import { bought } from '../../../state/trade/access/access.ts';
import { productParts } from '../../../state/trade/browse/product.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';
import { useBuyerAccess } from './buyerAccess.ts';

export function RunningAccess({ stream }: { stream: Stream }) {
  const { running } = useBuyerAccess(stream);
  useLoad(bought, stream.id);
  if (!running) return null;
  const { end_date } = running;
  return (
    <Stack gap={1}>
      <Inline justify="between">
        <Text weight="semibold">{messages.active}</Text>
        <Countdown until={end_date} onEnd={() => void productParts.load(stream.id)} />
      </Inline>
      <Text size="small" tone="muted">
        {messages.until} <When at={end_date} as="moment" />
      </Text>
    </Stack>
  );
}
