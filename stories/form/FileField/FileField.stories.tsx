import { expect, fn } from 'storybook/test';
import { FileField } from '#design-system/form/files/FileField.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm } from '../../support/fieldStates.tsx';

const file = (name: string, bytes = 2048) => new File(['x'.repeat(bytes)], name, { type: 'text/csv', lastModified: 0 });
const waiting = file('rain.csv');
const busy = file('wind.csv');
const done = file('air.csv');
const failed = file('tides.csv');

const meta = preview.meta({
  title: 'Form/FileField',
  component: FileField,
  decorators: [inForm()],
  args: { label: 'Data files', accept: ['.csv', '.json'], maxBytes: 10_000_000, maxItems: 5 },
});

export const Basic = meta.story({
  args: { onFilesChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Data files/u), [file('rain.csv'), file('wind.csv')]);
    await expect(args.onFilesChange).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  args: {
    files: [waiting, busy, done, failed],
    onCancel: fn(),
    onRetry: fn(),
    statusOf: (one) => {
      if (one === busy) return { progress: 60 };
      if (one === done) return { done: true };
      return one === failed ? { error: 'The connection was lost' } : undefined;
    },
  },
});
