import { Banner, Icon, KeyValueList, Stack, Text } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { accessPath, editProductPath, offersPath, runsOnPath } from '../../../config/paths.ts';
import { accessMessages } from '../../../messages/product.ts';
import { productsMessages } from '../../../messages/products.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { NotifyBuyers } from '../notices/NotifyBuyers.tsx';
import { Unreadable, useUnreadable } from '../Unreadable.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';

const messages = accessMessages.own;

export function OwnBox({ stream: { id, sales, status, visibility, query_missing: queryMissing } }: { stream: Stream }) {
  const { columns } = productsMessages;
  const unreadable = useUnreadable();
  return (
    <Stack gap={4}>
      <Banner tone="accent" title={messages.title} />
      {unreadable && <Unreadable own id={id} />}
      {status !== 'published' && <Banner tone="warning">{accessMessages.closed[status]}</Banner>}
      {queryMissing && <Banner tone="warning">{messages.queryMissing}</Banner>}
      {visibility !== 'public' && <Banner tone="warning">{messages.hidden[visibility]}</Banner>}
      <ButtonLink size="large" wide to={editProductPath(id)}>
        <Icon name="edit" />
        {messages.edit}
      </ButtonLink>
      {sales && <NotifyBuyers streamId={id} buyers={sales.running} />}
      {sales && (
        <KeyValueList
          items={[
            { label: columns.sold, value: sales.sold },
            { label: columns.running, value: sales.running },
            { label: columns.earned, value: <Tokens amount={sales.earned} rolls /> },
            { label: columns.offers, value: sales.open_offers },
          ]}
        />
      )}
      <Stack gap={2}>
        <Text size="small">
          <RouterLink to={offersPath('received')}>{messages.offers}</RouterLink>
        </Text>
        <Text size="small">
          <RouterLink to={accessPath('readers')}>{messages.readers}</RouterLink>
        </Text>
        <Text size="small">
          <RouterLink to={runsOnPath(id)}>{messages.runs}</RouterLink>
        </Text>
      </Stack>
    </Stack>
  );
}
