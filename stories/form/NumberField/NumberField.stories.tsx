import { expect } from 'storybook/test';
import { NumberField } from '#design-system/form/fields/NumberField.tsx';
import { SubmitButton } from '#design-system/form/Form.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/NumberField',
  component: NumberField,
  decorators: [inForm()],
  args: { name: 'rows', required: true, label: 'Rows' },
});

export const Basic = meta.story({});

export const Bounds = meta.story({
  args: { min: 1, max: 5, whole: true, unit: 'rows' },
  render: (args) => (
    <>
      <NumberField {...args} />
      <SubmitButton>Save</SubmitButton>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Rows' });
    await userEvent.type(field, '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(field).toHaveAccessibleDescription('Rows must be between 1 and 5');
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: (args) => <Sheet filled={128} draw={(props) => <NumberField {...args} {...props} />} />,
});
