import { Button, Drawer, Heading, Icon, Inline, KeyValueList, Skeleton, Stack, Text } from '#design-system';
import type { Explanation } from '#contract/types.ts';
import { movementPath, productPath, receiptPath } from '../../../config/paths.ts';
import { walletMessages, whyMessages as messages } from '../messages.ts';
import { useSession } from '../../../state/me/session.ts';
import { explanation } from '../../../state/trade/money/wallet.ts';
import { Empty } from '../../shared/Empty.tsx';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { Async } from '../../shared/Async.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { copyLink } from '../../shared/product/shareLink.ts';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';
import { isIncoming, nameOf, partyOf, signedText } from '../movements.ts';
import { Chain } from './Chain.tsx';
import { BookedTogether } from './BookedTogether.tsx';
import { useStatus } from '../../../state/machine/resource.ts';

interface WhyDrawerProps {
  id: string;
  onClose: () => void;
}

function Explained({ explained }: { explained: Explanation }) {
  const { userId } = useSession();
  const { entry, together } = explained;
  const { id, dateTime, balance, stream_id, stream_name } = entry;
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Text size="title" weight="semibold" numeric tone={isIncoming(entry, userId) ? 'success' : 'strong'}>
          {signedText(entry, userId)}
        </Text>
        <Text tone="muted">{nameOf(entry)}</Text>
      </Stack>
      <Inline>
        <ButtonLink size="small" variant="outline" tone="neutral" to={receiptPath(id)}>
          <Icon name="file" />
          {messages.receipt}
        </ButtonLink>
        <Button size="small" variant="outline" tone="neutral" onClick={() => void copyLink(movementPath(id))}>
          <Icon name="copy" />
          {messages.copy}
        </Button>
      </Inline>
      <KeyValueList
        items={[
          { label: messages.when, value: <When at={dateTime} as="moment" /> },
          { label: messages.with, value: partyOf(entry) },
          {
            label: walletMessages.columns.product,
            value: stream_id && <RouterLink to={productPath(stream_id)}>{stream_name ?? stream_id}</RouterLink>,
          },
          { label: messages.after, value: <Tokens amount={balance} /> },
          { label: messages.id, value: <Text size="small">{id}</Text> },
        ]}
      />
      <Stack gap={4}>
        <Heading level={3} size="small">
          {messages.came}
        </Heading>
        <Chain explained={explained} />
      </Stack>
      <BookedTogether entries={together} />
    </Stack>
  );
}

export function WhyDrawer({ id, onClose }: WhyDrawerProps) {
  const operation = useStatus(explanation);
  useLoad(explanation, id);
  const missing = operation.phase === 'fail' && (operation.status === 404 || operation.status === 400);
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content title={messages.title}>
        {missing ? (
          <Empty icon="search" messages={messages.missing} />
        ) : (
          <Async of={explanation} input={id} skeleton={<Skeleton lines={8} />}>
            {(shown) => <Explained explained={shown} />}
          </Async>
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
