import { expect } from 'storybook/test';
import { TextArea } from '#design-system/form/fields/TextArea.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/TextArea',
  component: TextArea,
  decorators: [inForm()],
  args: { name: 'description', required: true, label: 'Description' },
});

export const Basic = meta.story({});

export const Counted = meta.story({
  args: { count: true, maxLength: 40, hint: 'The seller reads it.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'For a study of traffic and air, 3 months.');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 character too many');
  },
});

export const Code = meta.story({
  tags: ['!dev'],
  args: { code: true, name: 'query', label: 'Query', placeholder: 'select kind, count(*) from data group by kind' },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: (args) => (
    <Sheet filled={'Measured every hour at 40 stations.'} draw={(props) => <TextArea {...args} {...props} />} />
  ),
});
