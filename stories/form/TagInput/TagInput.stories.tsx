import { expect, fn, waitFor } from 'storybook/test';
import { TagInput } from '#design-system/form/fields/TagInput.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/TagInput',
  component: TagInput,
  decorators: [inForm({ tags: ['rain'] })],
  args: { name: 'tags', label: 'Tags', maxItems: 5, maxLength: 40 },
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Tags/u }), 'wind, air{Enter}');
    await expect(canvas.getAllByRole('button', { name: /^Remove/u })).toHaveLength(3);
  },
});

const onSubmit = fn();

export const SavedByPress = meta.story({
  tags: ['!dev'],
  parameters: { bare: true },
  render: (args) => (
    <Form defaultValues={{ tags: [] }} onSubmit={onSubmit} style={{ maxInlineSize: '25rem' }}>
      <TagInput {...args} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Tags/u }), 'wind');
    const save = canvas.getByRole('button', { name: 'Save' });
    const { x, y, width } = save.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: save });
    // The button is still under the pointer at its release.
    await expect(save).toContainElement(document.elementFromPoint(x + width / 2, y + 2) as HTMLElement);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: save });
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ tags: ['wind'] }));
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: (args) => (
    <Sheet
      filled={['rain', 'wind', 'a tag that is longer than the others']}
      blank={[]}
      draw={(props) => <TagInput {...args} {...props} />}
    />
  ),
});
