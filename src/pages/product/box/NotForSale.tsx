import { Banner } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { accessMessages as messages } from '../../../messages/product.ts';

export function NotForSale({ stream: { status } }: { stream: Stream }) {
  return status === 'published' ? null : <Banner tone="warning">{messages.closed[status]}</Banner>;
}
