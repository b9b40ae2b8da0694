import { Card, Heading, Inline, Skeleton, Split, Stack } from '#design-system';
import { titles } from '../../config/screens.ts';
import { narrow } from '../shared/windows.ts';
import { useMedia } from '../shared/useMedia.ts';

const box = (
  <Card>
    <Stack gap={4}>
      <Skeleton style={{ inlineSize: '8rem' }} />
      <Skeleton lines={2} />
      <Skeleton shape="block" style={{ blockSize: '2.75rem' }} />
    </Stack>
  </Card>
);

/** Reaches the end of a phone's screen, so that the box below does not move within it when the rows come. */
export const rowsSkeleton = <Skeleton shape="block" style={{ blockSize: 'max(26rem, 100dvh - 16rem)' }} />;

export const dataSkeleton = (
  <Stack gap={3}>
    <Skeleton style={{ inlineSize: 'min(28rem, 90%)' }} />
    {rowsSkeleton}
  </Stack>
);

const Frame = () => (
  <Stack gap={5} aria-busy>
    <Inline gap={4} wrap={false}>
      <Skeleton shape="block" style={{ inlineSize: '3.5rem', blockSize: '3.5rem' }} />
      <Stack gap={2} style={{ flex: 1 }}>
        <Heading level={1} aria-label={titles.product}>
          <Skeleton style={{ inlineSize: 'min(24rem, 80%)' }} />
        </Heading>
        <Skeleton style={{ inlineSize: 'min(14rem, 60%)' }} />
        <Skeleton style={{ inlineSize: 'min(30rem, 90%)' }} />
      </Stack>
    </Inline>
    <Split aside={box} leading={!useMedia(narrow)}>
      <Stack gap={5}>
        <Skeleton style={{ inlineSize: 'min(28rem, 100%)', fontSize: '1.5rem' }} />
        {rowsSkeleton}
      </Stack>
    </Split>
  </Stack>
);

export const productSkeleton = <Frame />;
