import { DateField } from '#design-system/form/dates/DateField.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/DateField',
  component: DateField,
  decorators: [inForm()],
  args: { name: 'day', required: true, label: 'First day' },
});

export const Basic = meta.story({});

export const Bounds = meta.story({ args: { min: '2026-11-20', max: '2027-11-20', hint: 'Within a year from today' } });

export const States = meta.story({
  tags: ['visual'],
  parameters: { bare: true },
  render: (args) => <Sheet filled={'2026-11-20'} draw={(props) => <DateField {...args} {...props} />} />,
});
