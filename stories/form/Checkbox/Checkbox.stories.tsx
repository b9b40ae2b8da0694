import { expect } from 'storybook/test';
import { Checkbox } from '#design-system/form/fields/Checkbox.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/Checkbox',
  component: Checkbox,
  decorators: [inForm()],
  args: { name: 'agreed', label: 'I saved the recovery codes' },
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('I saved the recovery codes'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
  },
});

export const Some = meta.story({
  parameters: { bare: true },
  render: () => <Checkbox label="All products" checked="indeterminate" />,
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: (args) => <Sheet filled blank={false} draw={(props) => <Checkbox {...args} {...props} />} />,
});
