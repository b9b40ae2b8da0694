import { TimeField } from '#design-system/form/dates/TimeField.tsx';
import { Form } from '#design-system/form/Form.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/TimeField',
  component: TimeField,
  decorators: [inForm()],
  args: { name: 'time', required: true, label: 'Time of the run' },
});

export const Basic = meta.story({});

export const Bounds = meta.story({
  parameters: { bare: true },
  args: { min: '08:00', max: '18:00', hint: 'Within working hours' },
  render: (args) => (
    <Form onSubmit={() => {}} style={{ maxInlineSize: '25rem' }} defaultValues={{ time: '19:30' }} showErrors>
      <TimeField {...args} />
    </Form>
  ),
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: (args) => <Sheet filled="09:30" draw={(props) => <TimeField {...args} {...props} />} />,
});
