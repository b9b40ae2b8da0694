import { Slider } from '#design-system/form/fields/Slider.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/Slider',
  component: Slider,
  decorators: [inForm({ share: 30 })],
  args: { name: 'share', label: 'Share', max: 90, format: (value: number) => `${value} %` },
});

export const Basic = meta.story();

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: (args) => <Sheet filled={60} blank={20} draw={(props) => <Slider {...args} {...props} />} />,
});
