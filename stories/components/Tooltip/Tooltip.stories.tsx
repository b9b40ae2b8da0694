import { expect, screen } from 'storybook/test';
import { Button } from '#design-system/components/Button/index.ts';
import { Tooltip } from '#design-system/components/Tooltip/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    content: '12 Oct 2026, 14:00 UTC',
    children: (
      <Button variant="outline" tone="neutral">
        5 weeks ago
      </Button>
    ),
  },
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('12 Oct 2026, 14:00 UTC');
  },
});
