import { expect, fn } from 'storybook/test';
import { OneTimeCode } from '#design-system/form/fields/OneTimeCode.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/OneTimeCode',
  component: OneTimeCode,
  decorators: [inForm()],
  args: { name: 'code', label: 'Code', required: true, hint: 'Six digits from your authenticator app' },
});

export const Basic = meta.story({
  args: { onComplete: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Code'));
    await userEvent.paste('123 456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
});

export const EightDigits = meta.story({
  args: { length: 8, hint: 'Eight digits from the message' },
  play: async ({ canvasElement }) => {
    canvasElement.style.maxInlineSize = '20rem';
    const widths = [...canvasElement.querySelectorAll('[data-part=cells] > span')].map(
      (box) => box.getBoundingClientRect().width,
    );
    // Browsers round the edges of boxes, not their widths.
    await expect(Math.max(...widths) - Math.min(...widths), widths.join()).toBeLessThanOrEqual(1);
    canvasElement.style.maxInlineSize = '';
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  args: { hint: undefined },
  render: (args) => <Sheet filled="123456" draw={(props) => <OneTimeCode {...args} {...props} />} />,
});
