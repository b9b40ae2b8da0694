import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RangeSlider, type SlideRange } from '#design-system/form/fields/RangeSlider.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

const low = () => screen.getByRole('slider', { name: 'Lowest Hours' });
const high = () => screen.getByRole('slider', { name: 'Highest Hours' });

it('hands over both ends, and neither passes the other', async () => {
  const { onSubmit } = drawForm(<RangeSlider name="hours" label="Hours" hint="About" />, {
    hours: { low: 10, high: 40 },
  });
  expect(screen.getByRole('group', { name: 'Hours' })).toHaveAccessibleDescription('About');
  fireEvent.change(low(), { target: { value: '60' } });
  expect(low()).toHaveValue('40');
  fireEvent.change(high(), { target: { value: '5' } });
  expect(high()).toHaveValue('40');
  fireEvent.change(high(), { target: { value: '70' } });
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ hours: { low: 40, high: 70 } }));
});

it('stands alone', () => {
  const onRangeChange = vi.fn<(range: SlideRange) => void>();
  render(<RangeSlider label="Hours" onRangeChange={onRangeChange} />);
  fireEvent.change(low(), { target: { value: '20' } });
  expect(onRangeChange.mock.calls).toEqual([[{ low: 20, high: 100 }]]);
});

it.each([
  [{ low: Number.NaN, high: Number.NaN }, '0', '100'],
  [{ low: 80, high: 20 }, '80', '80'],
  [null as unknown as SlideRange, '0', '100'],
])('shows %o in order', (range, first, last) => {
  const { container } = render(<RangeSlider label="Hours" range={range} />);
  expect([low(), high()].map((slider) => (slider as HTMLInputElement).value)).toEqual([first, last]);
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
});

it('writes numbers as the language does, without digits of rounding', () => {
  render(<RangeSlider label="Hours" max={200_000} range={{ low: 0.1 + 0.2, high: 123_456 }} />);
  expect(low()).toHaveAttribute('aria-valuetext', '0.3');
  expect(screen.getByText('0.3 – 123,456')).toBeVisible();
});
