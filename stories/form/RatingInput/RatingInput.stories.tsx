import { expect, fn } from 'storybook/test';
import { RatingInput } from '#design-system/form/fields/RatingInput.tsx';
import { Form } from '#design-system/form/Form.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/RatingInput',
  component: RatingInput,
  decorators: [inForm({ quality: 3 })],
  args: { name: 'quality', label: 'Quality of the data' },
});

export const Basic = meta.story({
  args: { onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const four = canvas.getByRole('radio', { name: '4 stars' });
    await userEvent.click(four);
    await expect(four).toBeChecked();
    // A second press on the chosen star takes it back.
    await userEvent.click(four);
    await expect(four).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
});

export const Required = meta.story({
  parameters: { bare: true },
  args: { required: true, hint: 'Buyers see the mean of all ratings' },
  render: (args) => (
    <Form onSubmit={() => {}} style={{ maxInlineSize: '25rem' }} showErrors>
      <RatingInput {...args} />
    </Form>
  ),
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: (args) => (
    <Sheet filled={4} blank={null} draw={(props) => <RatingInput {...args} {...props} data-force={undefined} />} />
  ),
});
