import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ScrollArea } from '#design-system/components/ScrollArea/index.ts';

it('is a named region that Tab reaches', async () => {
  render(<ScrollArea label="Values">content</ScrollArea>);
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'Values' })).toHaveFocus();
});

it('renders one element and no style element', () => {
  const { container } = render(<ScrollArea label="Values">content</ScrollArea>);
  expect(screen.getByRole('region')).toHaveAttribute('data-component', 'ScrollArea');
  expect(container.querySelectorAll('style, [data-component="ScrollArea"] *')).toHaveLength(0);
});
