import { Figure } from './Figure.tsx';
import type { FigureRow } from './figureRows.ts';
import { Row } from './Paper.styles.ts';

interface FiguresProps<R> {
  rows: readonly FigureRow<R>[];
  report: R;
  before: R | undefined;
}

export const Figures = <R,>({ rows, report, before }: FiguresProps<R>) => (
  <Row>
    {rows.map(({ messages, of, write, amount, current }) => (
      <Figure
        key={messages.label}
        {...messages}
        value={of(report)}
        compared={!current && before !== undefined}
        before={before && of(before)}
        write={write}
        amount={amount}
      />
    ))}
  </Row>
);
