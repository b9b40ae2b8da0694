import { Card, Skeleton, Stack } from '#design-system';

const shapes = [0, 1, 2];

/** Stands in for the form until what it shows has come. */
export const formSkeleton = (
  <Stack gap={5}>
    {shapes.map((index) => (
      <Card key={index} padding="large">
        <Skeleton lines={5} />
      </Card>
    ))}
  </Stack>
);
