import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tabs } from '#design-system/components/Tabs/index.ts';
import type { Extra } from '../../support/components/verifyComponent.tsx';

const draw = (extra: Extra) => (
  <Tabs.Root {...extra} defaultValue="one">
    <Tabs.List aria-label="Product">
      <Tabs.Trigger value="one">One</Tabs.Trigger>
      <Tabs.Trigger value="two">Two</Tabs.Trigger>
    </Tabs.List>
    <Tabs.Content value="one">First</Tabs.Content>
    <Tabs.Content value="two">Second</Tabs.Content>
  </Tabs.Root>
);

it('returns the focus to the tab after a second click on it', async () => {
  render(draw({}));
  const tab = screen.getByRole('tab', { name: 'One' });
  await userEvent.click(tab);
  await userEvent.click(tab);
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(tab).toHaveFocus();
});

it('scrolls a tab out of sight into view, and nothing but the list', () => {
  const box = (left: number, right: number) => ({ left, right }) as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(this: Element) {
    return this.getAttribute('role') === 'tablist' ? box(0, 300) : box(360, 460);
  });
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(460);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(draw({}));
  expect(screen.getByRole('tablist').scrollLeft).toBe(192);
  vi.restoreAllMocks();
});
