import { expect, fn } from 'storybook/test';
import { FileDrop } from '#design-system/form/files/FileDrop.tsx';
import { Form } from '#design-system/form/Form.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const csv = new File(['name,price\nWeather,8200000\n'], 'products.csv', { type: 'text/csv' });
const png = new File(['not a picture'], `${'very-long-name-'.repeat(20)}.png`, { type: 'image/png' });

const meta = preview.meta({
  title: 'Form/FileDrop',
  component: FileDrop,
  decorators: [inForm()],
  args: { name: 'file', required: true, label: 'File', accept: ['.csv', '.json'], maxBytes: 5_000_000 },
});

export const Basic = meta.story({
  args: { onFileChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('File'), csv);
    await expect(canvas.getByText('products.csv')).toBeVisible();
    await expect(args.onFileChange).toHaveBeenCalledWith(csv);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onFileChange).toHaveBeenLastCalledWith(null);
  },
});

export const Refused = meta.story({
  parameters: { bare: true },
  args: { maxBytes: 10 },
  render: (args) => (
    <Form onSubmit={() => {}} style={{ maxInlineSize: '25rem' }} defaultValues={{ file: csv }} showErrors>
      <FileDrop {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('File must not be larger than 10 bytes')).toBeVisible();
  },
});

const sheet = { display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' } as const;

export const Uploading = meta.story({
  tags: ['visual'],
  parameters: { bare: true },
  render: (args) => (
    <Form defaultValues={{ a: csv, b: csv, c: png, d: csv }} onSubmit={() => {}} style={sheet}>
      <FileDrop {...args} name="a" label="Half-way" progress={50} onCancel={() => {}} />
      <FileDrop {...args} name="b" label="Unknown" progress="unknown" onCancel={() => {}} />
      <FileDrop {...args} name="c" label="Broken picture" accept={['image/png']} />
      <FileDrop {...args} name="d" label="No number" progress={Number.NaN} />
    </Form>
  ),
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: (args) => <Sheet filled={csv} blank={null} draw={(props) => <FileDrop {...args} {...props} />} />,
});
