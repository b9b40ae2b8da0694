import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HoverCard } from '#design-system/components/HoverCard/index.ts';

const draw = (extra = {}, open?: true) => (
  <HoverCard.Root openDelay={0} closeDelay={0} {...(open && { defaultOpen: true })}>
    <HoverCard.Trigger>
      <a href="#seller">Alpine Data</a>
    </HoverCard.Trigger>
    <HoverCard.Content {...extra}>12 products</HoverCard.Content>
  </HoverCard.Root>
);

it('opens on hover and on focus, and closes when left', async () => {
  const user = userEvent.setup();
  render(draw());
  await user.hover(screen.getByRole('link'));
  expect(await screen.findByText('12 products')).toBeVisible();
  await user.unhover(screen.getByRole('link'));
  await expect.poll(() => screen.queryByText('12 products')).toBeNull();
  await user.tab();
  expect(await screen.findByText('12 products')).toBeVisible();
});
