import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ToggleGroup } from '#design-system/components/ToggleGroup/index.ts';

const options = [
  { value: 'csv', label: 'CSV' },
  { value: 'json', label: 'JSON' },
  { value: 'xlsx', label: 'Excel', disabled: true },
];

function Formats() {
  const [values, setValues] = useState<readonly string[]>(['csv']);
  return <ToggleGroup label="Formats" options={options} values={values} onValuesChange={setValues} />;
}
const pressed = () =>
  screen
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-pressed') === 'true')
    .map((one) => one.textContent);

it('presses and releases each button, and skips disabled ones', async () => {
  const user = userEvent.setup();
  render(<Formats />);
  expect(screen.getByRole('toolbar', { name: 'Formats' })).toBeVisible();
  await user.tab();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(pressed()).toEqual(['CSV', 'JSON']);
  await user.keyboard('{ArrowRight}{Enter}');
  expect(pressed()).toEqual(['JSON']);
});
