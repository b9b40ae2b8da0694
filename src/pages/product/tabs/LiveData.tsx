import type { Stream } from '#contract/types.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { useMay } from '../../../state/me/rights.ts';
import { sample } from '../../../state/trade/browse/product.ts';
import { toBox } from '../box/toBox.ts';
import { showsGroupsOnly } from '../facts.ts';
import { LiveView } from '../live/LiveView.tsx';

export function LiveData({ stream, mayReadAll }: { stream: Stream; mayReadAll: boolean }) {
  const sampled = useValue(sample, stream.id);
  const { replay } = stream.measured?.live ?? sampled?.live ?? {};
  const mayRead = useMay('read');
  const mayBuy = useMay('buy');
  const closed = !mayRead || showsGroupsOnly(stream) || stream.metadata['sample'] === false;
  if (closed && !mayReadAll) return null;
  const onBuy = mayBuy && !mayReadAll ? toBox : undefined;
  const mapped = stream.measured?.chart?.kind === 'points';
  return <LiveView key={stream.id} id={stream.id} endless={mayReadAll} {...{ replay, mapped, onBuy }} />;
}
