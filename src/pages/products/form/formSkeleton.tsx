import { Card, Skeleton, Stack } from '#design-system';

const shapes = [0, 1, 2];

export const formSkeleton = (
  <Stack gap={5}>
    {shapes.map((index) => (
      <Card key={index} padding="large">
        <Skeleton lines={5} />
      </Card>
    ))}
  </Stack>
);
