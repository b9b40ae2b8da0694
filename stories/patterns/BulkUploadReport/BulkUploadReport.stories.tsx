import { expect, fn } from 'storybook/test';
import { BulkUploadReport } from '#design-system/patterns/BulkUploadReport/index.ts';
import preview from '../../../.storybook/preview.tsx';

const problems = [
  { row: 3, field: 'price', problem: 'must be a whole number of micro-tokens' },
  { row: 3, field: 'category', problem: 'is not known' },
  { row: 17, field: 'url', problem: 'is listed already' },
  { row: 21, field: '', problem: 'has 9 cells instead of 14' },
];

const meta = preview.meta({
  title: 'Patterns/BulkUploadReport',
  component: BulkUploadReport,
  args: { problems, onDownload: fn() },
});

export const Basic = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.stringContaining('17,url,is listed already'));
  },
});
export const OnlyTheFirst = meta.story({ args: { total: 5000 } });
export const Saved = meta.story({ tags: ['visual'], args: { problems: [], created: 120 } });
export const Odd = meta.story({
  args: { problems: [{ row: Number.NaN, field: 'x'.repeat(300), problem: 'word'.repeat(2500) }], total: Number.NaN },
});
