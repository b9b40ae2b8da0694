import { expect } from 'storybook/test';
import { VisuallyHidden } from '#design-system/components/VisuallyHidden/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of 12 products' },
  render: (args) => (
    <p>
      Page 2 <VisuallyHidden {...args} />
    </p>
  ),
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('of 12 products').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});
