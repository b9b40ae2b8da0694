import { expect, waitFor } from 'storybook/test';
import { RadioGroup } from '#design-system/form/fields/RadioGroup.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/RadioGroup',
  component: RadioGroup,
  decorators: [inForm({ access: 'public' })],
  args: {
    name: 'access',
    label: 'Who may buy',
    options: [
      { value: 'public', label: 'Everyone', hint: 'Listed in the marketplace' },
      { value: 'protected', label: 'People whom you accept' },
      { value: 'private', label: 'Nobody yet', disabled: true },
    ],
  },
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Everyone' }).focus();
    // Radix selects on focus, which arrives between keydown and keyup.
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'People whom you accept' })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
  },
});

export const WithHint = meta.story({ args: { hint: 'You can change it later' } });
export const Wrong = meta.story({ args: { error: 'Please choose: Who may buy' } });

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <>
      <RadioGroup {...args} />
      <RadioGroup {...args} name="other" hint="You can change it later" />
      <RadioGroup {...args} name="third" error="Please choose: Who may buy" />
    </>
  ),
});
