import { expect, fn, screen } from 'storybook/test';
import { MultiSelect } from '#design-system/form/fields/MultiSelect.tsx';
import preview from '../../../.storybook/preview.tsx';
import { many, options } from '../../support/pickOptions.ts';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';
import { framed } from '../../support/framed.ts';

const meta = preview.meta({
  title: 'Form/MultiSelect',
  component: MultiSelect,
  argTypes: { options: { table: { type: { summary: 'PickOption[]' } } } },
  decorators: [inForm()],
  args: { name: 'person', required: true, label: 'Person', options, placeholder: 'Type a name' },
});

export const Basic = meta.story({
  args: { onValuesChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Person' }), 'bo{Enter}');
    await userEvent.click(screen.getByRole('option', { name: /Ana/ }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['bo', 'ana']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bo Chen' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['ana']);
  },
});

export const Open = meta.story({
  tags: ['visual', 'everyMode'],
  args: { defaultOpen: true },
  parameters: { docs: framed('24rem') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.type(canvas.getByRole('combobox'), 'ana{Enter}');
    await expect(screen.getByRole('option', { name: /Ana/ })).toHaveAttribute('aria-selected', 'true');
  },
});

export const TenThousand = meta.story({ args: { options: many } });

export const States = meta.story({
  tags: ['visual'],
  parameters: { bare: true },
  render: (args) => (
    <Sheet filled={['ana', 'cleo']} blank={[]} draw={(props) => <MultiSelect {...args} {...props} />} />
  ),
});
