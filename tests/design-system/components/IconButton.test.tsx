import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { IconButton } from '#design-system/components/IconButton/index.ts';

it('is named by its label and submits nothing', () => {
  render(<IconButton label="Edit product" />);
  const button = screen.getByRole('button', { name: 'Edit product' });
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('title', 'Edit product');
});

it('ignores presses while it loads, and keeps the focus', async () => {
  const onClick = vi.fn<() => void>();
  render(<IconButton label="Save" loading onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
});

it('renders a given link as its element', () => {
  render(
    <IconButton label="Edit" tone="danger" asChild>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button names it */}
      <a href="/edit">
        <svg aria-hidden />
      </a>
    </IconButton>,
  );
  const link = screen.getByRole('link', { name: 'Edit' });
  expect(link).toHaveAttribute('data-tone', 'danger');
  expect(link).not.toHaveAttribute('type');
});
