import { expect } from 'storybook/test';
import { HoursField } from '#design-system/marketplace/fields/HoursField.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/HoursField',
  component: HoursField,
  decorators: [inForm({ hours: null })],
  args: { name: 'hours', required: true, label: 'Length of access' },
});

export const Basic = meta.story({});

export const Days = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Length of access' });
    await userEvent.type(field, '3');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit of Length of access' }), 'days');
    await expect(field).toHaveAccessibleDescription('72 hours');
    await userEvent.click(canvas.getByRole('button', { name: '7 d' }));
    await expect(field).toHaveValue('168');
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: (args) => <Sheet filled={24} blank={null} draw={(props) => <HoursField {...args} {...props} />} />,
});
