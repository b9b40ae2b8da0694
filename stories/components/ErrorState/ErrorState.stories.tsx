import { expect, fn } from 'storybook/test';
import { Card } from '#design-system/components/Card/index.ts';
import { ErrorState } from '#design-system/components/ErrorState/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { children: 'The server did not answer in time.', reference: '0192f7a1-22c4', onRetry: fn() },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({ args: { retrying: true } });
