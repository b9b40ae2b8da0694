import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecordPane, type DealRecord } from '#src/pages/shared/split/RecordPane.tsx';
import { product } from '#src/state/trade/browse/product.ts';
import type { Resource } from '#src/state/machine/resource.ts';
import { tapWire } from '../../support/wireTap.ts';

it('gives the skeleton the padding of the content', () => {
  tapWire(() => new Promise<Response>(() => {}));
  const resource = product as unknown as Resource<string, DealRecord | null>;
  const { container } = render(
    <RecordPane id="p1" of={resource} noteOf={() => ''} missing={null}>
      {() => null}
    </RecordPane>,
  );
  const skeleton = container.querySelector<HTMLElement>('[data-component=Skeleton]');
  expect(skeleton?.style.padding).toBe('var(--ds-space-5)');
});
