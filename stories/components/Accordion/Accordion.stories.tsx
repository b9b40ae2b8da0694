import { expect } from 'storybook/test';
import { Accordion } from '#design-system/components/Accordion/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Accordion', component: Accordion.Item });

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  args: {
    name: 'faq',
    title: 'What is a token?',
    open: true,
    children: 'The unit in which prices stand. One token has 1,000,000 micro-tokens.',
  },
  render: (args) => (
    <Accordion.Root>
      <Accordion.Item {...args} />
      <Accordion.Item name="faq" title="When does access end?">
        The hours run from the moment of payment.
      </Accordion.Item>
    </Accordion.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('When does access end?'));
    await expect(canvas.getByText('The hours run from the moment of payment.')).toBeVisible();
    await expect(canvas.getByText(/The unit in which prices stand/)).not.toBeVisible();
  },
});
