import { expect } from 'storybook/test';
import { CopyButton } from '#design-system/components/CopyButton/index.ts';
import { Inline } from '#design-system/components/Layout/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { value: 'ak_7f3c9', label: 'access key' },
});

export const Basic = meta.story();

export const Variants = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <Inline>
      <CopyButton {...args} />
      <CopyButton {...args} variant="outline" size="medium" />
      <CopyButton {...args} withText />
      <CopyButton {...args} withText variant="outline" size="medium" />
      <CopyButton {...args} withText variant="soft" size="medium" />
    </Inline>
  ),
});

export const Refused = meta.story({
  tags: ['!dev'],
  args: { withText: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy access key' }));
    await expect(await canvas.findByText('Could not copy')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(/select the text/u);
  },
});
