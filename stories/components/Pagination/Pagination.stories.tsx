import { expect, fn } from 'storybook/test';
import { Stack } from '#design-system/components/Layout/index.ts';
import { Pagination } from '#design-system/components/Pagination/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 2, pageSize: 20, total: 214, onPageChange: fn() },
});

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('41–60 of 214')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 11' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(10);
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Stack>
      {[
        { page: 0, total: 0 },
        { page: 0, total: 12 },
        { page: 0, total: 61 },
        { page: 5, total: 240 },
        { page: 49_999, total: 1_000_000 },
      ].map((one) => (
        <Pagination
          key={one.total}
          aria-label={`Pages of ${one.total}`}
          {...one}
          pageSize={20}
          onPageChange={() => {}}
        />
      ))}
    </Stack>
  ),
});
