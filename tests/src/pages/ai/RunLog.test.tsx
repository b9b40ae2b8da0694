import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RunLog } from '#src/pages/ai/RunLog.tsx';

it('shows the seconds of steps within one minute', () => {
  const phases = [
    { phase: 'queued', at: '2026-11-26T07:37:12.100Z' },
    { phase: 'running', at: '2026-11-26T07:37:13.300Z' },
  ] as const;
  render(<RunLog phases={[...phases]} />);
  expect(screen.getByText('Nov 26, 2026')).toBeVisible();
  expect(screen.getByText(/7:37:12/)).toBeVisible();
  expect(screen.getByText(/7:37:13/)).toBeVisible();
  expect(screen.getByText(/· 1\.2 s$/)).toBeVisible();
});
