import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SegmentedControl } from '#design-system/components/SegmentedControl/index.ts';

it('is a group with its name', () => {
  const segments = [{ value: 'list', label: 'List' }];
  render(<SegmentedControl label="View" segments={segments} value="list" onValueChange={() => {}} />);
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible();
});
