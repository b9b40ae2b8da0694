import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SettingsSection } from '#src/pages/shared/forms/SettingsSection.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A window that `turn` makes that of a phone, or a wide one. */
function openWindow(isPhone: boolean) {
  const listeners = new Set<() => void>();
  const list = {
    matches: isPhone,
    addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => list);
  return () =>
    act(() => {
      list.matches = !list.matches;
      listeners.forEach((notify) => notify());
    });
}

const section = (
  <SettingsSection title="About you" text="Shown to others.">
    <input aria-label="Company" />
  </SettingsSection>
);

it.each([
  ['wide', false],
  ['phone', true],
] as const)('keeps typed text and focus when a %s window crosses the width of a phone', async (_name, isPhone) => {
  const turn = openWindow(isPhone);
  render(section);
  const user = userEvent.setup();
  if (isPhone) await user.click(screen.getByRole('heading', { name: 'About you' }));
  const field = screen.getByLabelText('Company');
  await user.type(field, 'Fjord');
  for (const text of ['Fjord Data', 'Fjord Data AS']) {
    turn();
    expect(screen.getByLabelText('Company')).toBe(field);
    expect(field).toHaveFocus();
    expect(field).toBeVisible();
    await user.keyboard(text.slice((field as HTMLInputElement).value.length));
    expect(field).toHaveValue(text);
    expect(screen.getByRole('region', { name: 'About you' })).toContainElement(field);
  }
});

it('opens a closed fold when the window becomes wide', () => {
  const turn = openWindow(true);
  render(section);
  expect(screen.getByLabelText('Company')).not.toBeVisible();
  turn();
  expect(screen.getByLabelText('Company')).toBeVisible();
});
