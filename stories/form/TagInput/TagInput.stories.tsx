import { expect } from 'storybook/test';
import { TagInput } from '#design-system/form/fields/TagInput.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/TagInput',
  component: TagInput,
  decorators: [inForm({ tags: ['rain'] })],
  args: { name: 'tags', label: 'Tags', most: 5, maxLength: 40 },
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Tags/u }), 'wind, air{Enter}');
    await expect(canvas.getAllByRole('button', { name: /^Remove/u })).toHaveLength(3);
  },
});

export const States = meta.story({
  tags: ['visual'],
  parameters: { bare: true },
  render: (args) => (
    <Sheet
      filled={['rain', 'wind', 'a tag that is longer than the others']}
      blank={[]}
      draw={(props) => <TagInput {...args} {...props} />}
    />
  ),
});
