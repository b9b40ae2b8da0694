import { Button, Countdown, Inline, Stack, Text } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { accessWords as words } from '../../messages/product.ts';
import { access, loadAccessBought } from '../../state/access.ts';
import { loadProduct } from '../../state/product.ts';
import { useMay } from '../../state/rights.ts';
import { useBalance } from '../../state/wallet.ts';
import { Tokens } from '../shared/Tokens.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { When } from '../shared/When.tsx';
import { BuyAccess } from './BuyAccess.tsx';
import type { Deal } from './deal.ts';
import { MakeOffer } from './MakeOffer.tsx';
import { OpenOffer } from './OpenOffer.tsx';
import { useBuying } from './useBuying.ts';

/** The access that runs, or the end of the last one. */
function Standing({ stream }: { stream: Stream }) {
  const last = useSnapshot(access).bought?.content.find(({ stream_id }) => stream_id === stream.id);
  if (!stream.access)
    return last && !last.active ? (
      <Text size="small" tone="muted">
        {words.lapsed} <When at={last.end_date} />
      </Text>
    ) : null;
  const { end_date } = stream.access;
  return (
    <Stack gap={1}>
      <Inline justify="between">
        <Text weight="semibold">{words.active}</Text>
        <Countdown until={end_date} onEnd={() => void loadProduct(stream.id)} />
      </Inline>
      <Text size="small" tone="muted">
        {words.until} <When at={end_date} exact />
      </Text>
    </Stack>
  );
}

function verbOf({ access: running }: Stream, { price, agreed }: Deal) {
  if (running) return words.extend;
  if (agreed) return words.buyAgreed;
  return price === 0 ? words.free : words.get;
}

/** Buying, extending and offering. */
export function BuyBox({ stream, deal }: { stream: Stream; deal: Deal }) {
  const { setOpen, ...buying } = useBuying();
  const balance = useBalance();
  const mayBuy = useMay('buy');
  const mayOffer = useMay('offer');
  useLoad(loadAccessBought, { streamId: stream.id, limit: 1 });
  if (!mayBuy) return <Text tone="muted">{words.noRight}</Text>;
  return (
    <Stack gap={3}>
      <Standing stream={stream} />
      <Button size="large" wide variant={stream.access ? 'soft' : 'solid'} onClick={() => setOpen(true)}>
        {verbOf(stream, deal)}
      </Button>
      {deal.open ? <OpenOffer offer={deal.open} /> : mayOffer && stream.offer && <MakeOffer stream={stream} />}
      <Inline justify="between">
        <Text size="small" tone="muted">
          {words.balance}
        </Text>
        <Tokens amount={balance} size="small" />
      </Inline>
      <BuyAccess stream={stream} price={deal.price} setOpen={setOpen} {...buying} />
    </Stack>
  );
}
