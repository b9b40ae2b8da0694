import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tabs } from '#design-system/components/Tabs/index.ts';
import { verifyComponent, type Extra } from '../../support/components/verifyComponent.tsx';

const draw = (extra: Extra, onValueChange = vi.fn<(value: string) => void>()) => (
  <Tabs.Root {...extra} defaultValue="one" onValueChange={onValueChange}>
    <Tabs.List aria-label="Product">
      <Tabs.Trigger value="one">One</Tabs.Trigger>
      <Tabs.Trigger value="two">Two</Tabs.Trigger>
    </Tabs.List>
    <Tabs.Content value="one">First</Tabs.Content>
    <Tabs.Content value="two">Second</Tabs.Content>
  </Tabs.Root>
);

verifyComponent({ name: 'Tabs', draw });

it('chooses by arrow keys and tells it', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(draw({}, onValueChange));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('Second');
  expect(onValueChange).toHaveBeenCalledWith('two');
});
