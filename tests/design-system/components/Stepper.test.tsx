import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stepper } from '#design-system/components/Stepper/index.ts';

const steps = ['Queued', 'Running', 'Done'];
it('marks completed, current and upcoming steps', () => {
  render(<Stepper steps={steps} current={1} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.dataset['state'])).toEqual(['done', 'current', 'ahead']);
  expect(items[1]).toHaveAttribute('aria-current', 'step');
});
