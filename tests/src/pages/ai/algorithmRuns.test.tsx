import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ExecutionPage } from '#contract/generated/documents.ts';
import { algorithmRuns } from '#src/pages/ai/dataRuns.ts';
import { AlgorithmRuns } from '#src/pages/ai/received/AlgorithmRuns.tsx';
import { resetAll } from '#src/state/machine/registry.ts';

const runOf = (index: number, more: object = {}) => ({
  id: `run-${index}`,
  algo: 'tides',
  algo_name: 'Tides',
  created: '2026-01-09T10:00:00Z',
  finished: '2026-01-09T10:00:02Z',
  state: 'Succeeded',
  cost: 0,
  version: 3,
  ...more,
});
/** The last run had an earlier version than the one before. */
const content = [runOf(0, { version: 2, state: 'Failed' }), ...Array.from({ length: 19 }, (_, i) => runOf(i + 1))];
const pageOf = (page: number, total: number) => ({ page, limit: 20, total, content }) as unknown as ExecutionPage;

const open = () =>
  render(
    <MemoryRouter>
      <AlgorithmRuns />
    </MemoryRouter>,
  );
const load = () => vi.spyOn(algorithmRuns, 'load');

beforeEach(() => {
  load().mockImplementation(() => new Promise(() => {}));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  resetAll();
});

it('counts runs and failures of the page, and names the version of the last run', async () => {
  algorithmRuns.set(pageOf(0, 25), { page: 0 });
  open();
  expect(await screen.findByText('20 runs on this page · 1 failed · version 2 ran last')).toBeVisible();
});

it('names the page of its rows until the next page arrives', async () => {
  algorithmRuns.set(pageOf(0, 25), { page: 0 });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /next/iu }));
  expect(load()).toHaveBeenCalledWith({ page: 1 });
  expect(screen.getByText(/^1.20 of 25/u)).toBeVisible();
});

it('turns to the last page when its page has gone', () => {
  algorithmRuns.set({ ...pageOf(2, 20), content: [] }, { page: 0 });
  open();
  expect(load()).toHaveBeenCalledWith({ page: 0 });
  expect(screen.queryByText('No runs of your algorithms yet')).toBeNull();
});
