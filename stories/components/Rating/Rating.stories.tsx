import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '#design-system/components/Layout/index.ts';
import { Rating, RatingInput } from '#design-system/components/Rating/index.ts';
import preview from '../../../.storybook/preview.tsx';

function Rated() {
  const [value, setValue] = useState(3);
  return <RatingInput label="Your rating" value={value} onValueChange={setValue} />;
}

const meta = preview.meta({ title: 'Components/Rating', component: Rating, args: { value: 4.3, count: 128 } });

export const Basic = meta.story();

export const Input = meta.story({
  render: () => <Rated />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }));
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <Stack gap={3}>
      <Rating {...args} />
      <Rating value={2.5} />
      <Rating value={5} count={1} />
      <Rating value={null} count={0} />
      <Rated />
      <RatingInput label="Fixed" value={2} onValueChange={() => {}} disabled />
    </Stack>
  ),
});
