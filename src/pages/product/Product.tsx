import { Split, Stack } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { AccessBox } from './box/AccessBox.tsx';
import { About } from './About.tsx';
import { Connect } from './box/Connect.tsx';
import { Header } from './Header.tsx';
import { History } from './History.tsx';
import { Related } from './Related.tsx';
import { SampleSection } from './sample/SampleSection.tsx';

export function Product({ stream }: { stream: Stream }) {
  return (
    <Stack as="article" gap={6}>
      <Header stream={stream} />
      <Split aside={<AccessBox stream={stream} />} leading>
        <Stack gap={6}>
          {stream.access && <Connect stream={stream} subscriptionId={stream.access.subscription_id} />}
          <About stream={stream} />
          <SampleSection stream={stream} />
          <History stream={stream} />
        </Stack>
      </Split>
      <Related stream={stream} />
    </Stack>
  );
}
