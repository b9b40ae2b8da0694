import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KeyValueList } from '#design-system/components/KeyValueList/index.ts';

it('shows a missing value as a dash, and zero as zero', () => {
  render(
    <KeyValueList
      items={[
        { label: 'Price', value: 0 },
        { label: 'Location', value: null },
        { label: 'Licence', value: '' },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['0', '–', '–']);
});
