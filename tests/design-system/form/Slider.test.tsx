import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Slider } from '#design-system/form/fields/Slider.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

const draw = ({ required: _none, ...extra }: object & { required?: boolean }) => (
  <Slider {...extra} name="field" label="Colour" />
);
verifyField({ name: 'Slider', role: 'slider', draw, empty: null });

it('submits a number, and announces it as displayed', async () => {
  const { onSubmit } = drawForm(<Slider name="share" label="Share" max={90} format={(value) => `${value} %`} />, {
    share: 30,
  });
  const slider = screen.getByRole('slider', { name: 'Share' });
  expect(slider).toHaveAttribute('aria-valuetext', '30 %');
  fireEvent.change(slider, { target: { value: '45' } });
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ share: 45 }));
});

it.each([
  [Number.NaN, 10],
  [null as unknown as number, 10],
  [-4, 10],
  [99, 50],
])('shows %s as %d', (value, shown) => {
  render(<Slider label="Share" min={10} max={50} value={value} />);
  expect(screen.getByRole('slider')).toHaveValue(String(shown));
});

it('falls back to 0 to 100 for invalid bounds', () => {
  render(<Slider label="Share" min={9} max={Number.NaN} />);
  expect(screen.getByRole('slider')).toHaveAttribute('max', '100');
});
