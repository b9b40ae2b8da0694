import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BulkOutcome } from '#src/pages/admin/people/dialogs/BulkOutcome.tsx';

it.each([
  [['a'], [], 'User locked successfully'],
  [['a', 'b'], [], '2 locked'],
  [['a'], ['b'], '1 locked, 1 failed'],
])('describes %j locked and %j failed as: %s', (done, failed, title) => {
  const results = [...done.map((key) => ({ key })), ...failed.map((key) => ({ key, problem: 'not found' }))];
  const result = { action: 'lock', results, names: new Map<string, string>() } as const;
  render(<BulkOutcome result={result} onUndo={() => {}} onDismiss={() => {}} />);
  expect(screen.getByText(title)).toBeVisible();
});
