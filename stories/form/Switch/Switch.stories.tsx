import { expect } from 'storybook/test';
import { Switch } from '#design-system/form/fields/Switch.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/Switch',
  component: Switch,
  decorators: [inForm()],
  args: { name: 'quiet', label: 'Quiet hours' },
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Quiet hours'));
    await expect(canvas.getByRole('switch', { name: 'Quiet hours' })).toBeChecked();
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: (args) => <Sheet filled blank={false} draw={(props) => <Switch {...args} {...props} />} />,
});
