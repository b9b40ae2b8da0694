import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SegmentedControl } from '#design-system/components/SegmentedControl/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

const segments = [
  { value: 'list', label: 'List' },
  { value: 'cards', label: 'Cards' },
];

verifyComponent({
  name: 'SegmentedControl',
  draw: (extra) => (
    <SegmentedControl {...extra} label="View" segments={segments} value="list" onValueChange={() => {}} />
  ),
});

function Views() {
  const [value, setValue] = useState('list');
  return <SegmentedControl label="View" segments={segments} value={value} onValueChange={setValue} />;
}

it('is one stop of Tab, and arrow keys choose', async () => {
  const user = userEvent.setup();
  render(<Views />);
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('radio', { name: 'List' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Cards' })).toBeChecked();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
});
