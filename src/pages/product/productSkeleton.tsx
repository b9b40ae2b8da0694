import { Card, Inline, Skeleton, Split, Stack } from '#design-system';

const box = (
  <Card>
    <Stack gap={4}>
      <Skeleton style={{ inlineSize: '8rem' }} />
      <Skeleton lines={2} />
      <Skeleton shape="block" style={{ blockSize: '2.75rem' }} />
    </Stack>
  </Card>
);

export const productSkeleton = (
  <Stack gap={6} aria-busy>
    <Inline gap={4} wrap={false}>
      <Skeleton shape="block" style={{ inlineSize: '3.5rem', blockSize: '3.5rem' }} />
      <Stack gap={2} style={{ flex: 1 }}>
        <Skeleton style={{ inlineSize: 'min(24rem, 80%)', fontSize: '1.5rem' }} />
        <Skeleton style={{ inlineSize: 'min(14rem, 60%)' }} />
      </Stack>
    </Inline>
    <Split aside={box} leading>
      <Stack gap={6}>
        <Card>
          <Skeleton lines={5} />
        </Card>
        <Skeleton shape="block" style={{ blockSize: '16rem' }} />
        <Skeleton shape="block" style={{ blockSize: '20rem' }} />
      </Stack>
    </Split>
  </Stack>
);
