import { expect, fn, screen } from 'storybook/test';
import { Combobox } from '#design-system/form/fields/Combobox.tsx';
import preview from '../../../.storybook/preview.tsx';
import { many, options } from '../../support/pickOptions.ts';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';
import { framed } from '../../support/framed.ts';

const meta = preview.meta({
  title: 'Form/Combobox',
  component: Combobox,
  decorators: [inForm()],
  args: { name: 'person', required: true, label: 'Person', options, placeholder: 'Type a name' },
});

export const Basic = meta.story({
  args: { onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Person' });
    await userEvent.type(box, 'strom');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ana');
    await expect(box).toHaveValue('Ana Ström');
  },
});

export const Open = meta.story({
  tags: ['visual', 'everyMode'],
  args: { defaultOpen: true },
  parameters: { docs: framed('24rem') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: /Bo Chen/ })).toHaveAttribute('data-active');
  },
});

export const TenThousand = meta.story({
  args: { options: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '99');
    await expect(screen.getAllByRole('option')).toHaveLength(100);
  },
});

export const States = meta.story({
  tags: ['visual'],
  parameters: { bare: true },
  render: (args) => <Sheet clearable filled="ana" draw={(props) => <Combobox {...args} {...props} />} />,
});
