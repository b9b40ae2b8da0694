import { Inline } from '#design-system';
import { screens } from '../../../messages/screens.ts';

export function Brand() {
  return (
    <Inline as="span" wrap={false}>
      <img src="/favicon.svg" alt="" width={24} height={24} />
      <span data-part="name">{screens.productName}</span>
    </Inline>
  );
}
