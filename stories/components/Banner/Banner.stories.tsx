import { expect, fn } from 'storybook/test';
import { Banner, bannerVariants } from '#design-system/components/Banner/index.ts';
import { Button } from '#design-system/components/Button/index.ts';
import { Stack } from '#design-system/components/Layout/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Banner',
  component: Banner,
  args: { tone: 'warning', title: 'Access ends soon', children: 'Seattle weather: 50 minutes left.' },
});

export const Basic = meta.story();

export const Dismissable = meta.story({
  args: { onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Stack gap={3}>
      {bannerVariants.tones.map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          title={`A ${tone} banner`}
          action={
            <Button size="small" variant="outline" tone="neutral">
              Extend
            </Button>
          }
          onDismiss={() => {}}
        >
          What has happened, and what it means.
        </Banner>
      ))}
    </Stack>
  ),
});
