import { Field } from '#design-system/form/Field.tsx';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Form/Field',
  component: Field,
  args: { label: 'Colour of the badge', children: (control) => <input type="text" {...control} /> },
});

export const Basic = meta.story({});
export const WithHint = meta.story({ args: { hint: 'Shown beside the name' } });
export const Wrong = meta.story({ args: { error: 'Please choose: Colour of the badge' } });
export const Optional = meta.story({ args: { optional: true } });

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 400 }}>
      <Field {...args} />
      <Field {...args} hint="Shown beside the name" />
      <Field {...args} error="Please choose: Colour of the badge" />
      <Field {...args} optional />
      <Field {...args} hiddenLabel />
    </div>
  ),
});
