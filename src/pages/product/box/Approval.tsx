import { Banner, Button, Skeleton, Stack, Text } from '#design-system';
import type { AccessRequest } from '#contract/generated/documents.ts';
import type { Stream } from '#contract/types.ts';
import { useEffect } from 'react';
import { accessPath } from '../../../config/paths.ts';
import { accessMessages } from '../../../messages/product.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { useStatus } from '../../../state/machine/resource.ts';
import { askForAccess, requestFor } from '../../../state/trade/access/requests.ts';
import { product } from '../../../state/trade/browse/product.ts';
import { useMay } from '../../../state/me/rights.ts';
import { Async } from '../../shared/Async.tsx';
import { failureLines } from '../../shared/failureLines.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';

const messages = accessMessages.protected;
const skeleton = <Skeleton lines={2} />;

function Ask({ stream, request }: { stream: Stream; request: AccessRequest | null }) {
  const operation = useOperation('requests.create', stream.id);
  const mayBuy = useMay('buy');
  if (!mayBuy) return <Text tone="muted">{accessMessages.noRight}</Text>;
  if (request?.state === 'pending')
    return (
      <Banner tone="accent" title={messages.pending.title}>
        <When at={request.created_date} />. {messages.pending.text}{' '}
        <RouterLink to={accessPath('requests')}>{messages.toRequests}</RouterLink>
      </Banner>
    );
  const error = failureLines(operation);
  return (
    <Stack gap={3}>
      <Banner tone="warning" title={messages.title}>
        {request ? messages.rejected : messages.text}
      </Banner>
      <Button size="large" wide loading={operation.phase === 'request'} onClick={() => void askForAccess(stream.id)}>
        {messages.ask}
      </Button>
      {error && <Banner tone="danger">{error}</Banner>}
    </Stack>
  );
}

/** The product was loaded before the approval. */
function Approved({ id }: { id: string }) {
  const { phase } = useStatus(product);
  useEffect(() => void product.load(id), [id]);
  if (phase !== 'fail') return skeleton;
  return (
    <Button variant="outline" tone="neutral" onClick={() => void product.load(id)}>
      {accessMessages.unreadable.again}
    </Button>
  );
}

export function Approval({ stream }: { stream: Stream }) {
  useLoad(requestFor, stream.id);
  return (
    <Async of={requestFor} input={stream.id} skeleton={skeleton}>
      {(request) =>
        request?.state === 'approved' ? <Approved id={stream.id} /> : <Ask stream={stream} request={request} />
      }
    </Async>
  );
}
