import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tag } from '#design-system/components/Tag/index.ts';

it('names what its button removes', async () => {
  const onRemove = vi.fn<() => void>();
  render(<Tag onRemove={onRemove}>Europe</Tag>);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Europe' }));
  expect(onRemove).toHaveBeenCalledOnce();
});
