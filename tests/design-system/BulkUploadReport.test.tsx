import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { toCsv } from '#design-system/internal/format/csv.ts';
import { BulkUploadReport } from '#design-system/patterns/BulkUploadReport/index.ts';
import { verifyComponent } from '../support/verifyComponent.tsx';

const problems = [
  { row: 3, field: 'price', problem: '=1+1, "odd"' },
  { row: 17, field: '', problem: 'has 9 cells' },
];

verifyComponent({ name: 'BulkUploadReport', draw: (extra) => <BulkUploadReport {...extra} problems={problems} /> });

it('lists row, column and reason', () => {
  render(<BulkUploadReport problems={problems} total={40} />);
  expect(screen.getByText('Nothing was saved: 40 problems to fix')).toBeInTheDocument();
  expect(screen.getByText(/The first 2 are listed/)).toBeInTheDocument();
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['3', 'price', '=1+1, "odd"', '17', 'whole row', 'has 9 cells']);
});

it('gives the problems as CSV that no spreadsheet runs', async () => {
  const onDownload = vi.fn<(csv: string) => void>();
  render(<BulkUploadReport problems={problems} onDownload={onDownload} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  expect(onDownload.mock.calls).toEqual([['row,field,problem\r\n3,price,"\'=1+1, ""odd"""\r\n17,,has 9 cells\r\n']]);
});

it('says how many were saved', () => {
  render(<BulkUploadReport problems={[]} created={120} />);
  expect(screen.getByRole('status')).toHaveTextContent('All 120 rows were saved');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('says one as one, and copes with a total that is no number', () => {
  render(<BulkUploadReport problems={problems.slice(0, 1)} total={Number.NaN} />);
  expect(screen.getByText('Nothing was saved: 1 problem to fix')).toBeInTheDocument();
});

it('shows a dash for a row that is no number', () => {
  render(<BulkUploadReport problems={[{ row: Number.NaN, field: 'price', problem: 'is odd' }]} />);
  expect(screen.getAllByRole('cell')[0]).toHaveTextContent('–');
});

it('writes nothing for what has no value, and figures as figures', () => {
  expect(toCsv([[null, undefined, Number.NaN, -5, true, '-5', "'x", 'a\nb']])).toBe(`,,,-5,true,'-5,''x,"a\nb"\r\n`);
});
