import { Split, Stack } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { AccessBox } from './box/AccessBox.tsx';
import { Header } from './Header.tsx';
import { Related } from './Related.tsx';
import { ProductTabs } from './tabs/ProductTabs.tsx';

export function Product({ stream }: { stream: Stream }) {
  return (
    <Stack as="article" gap={5}>
      <Header stream={stream} />
      <Split aside={<AccessBox stream={stream} />} leading>
        <ProductTabs stream={stream} />
      </Split>
      <Related stream={stream} />
    </Stack>
  );
}
