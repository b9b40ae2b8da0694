import { Banner } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { accessWords as words } from '../../../messages/product.ts';

export function NotForSale({ stream: { status } }: { stream: Stream }) {
  return status === 'published' ? null : <Banner tone="warning">{words.closed[status]}</Banner>;
}
