import { Line } from '#design-system';
import type { ExchangeReport } from '#contract/generated/documents.ts';
import { exchangeWords as words, reportWords } from '../../../messages/reports.ts';
import { drawn, drawnText, tokensCell } from '../figures.ts';
import { Part } from '../Part.tsx';
import { dayText } from './Steps.tsx';

export function Flow({ steps }: Pick<ExchangeReport, 'steps'>) {
  const flow = words.flow;
  return (
    <Part
      title={flow.title}
      hint={flow.hint}
      sheet={[
        [reportWords.step, words.in, words.out],
        ...steps.map(({ start, deposited, withdrawn }) => [
          start.slice(0, 10),
          tokensCell(deposited),
          tokensCell(withdrawn),
        ]),
      ]}
    >
      <Line
        title={words.in}
        description={flow.describe}
        xLabel={reportWords.step}
        formatX={(at) => dayText(Number(at))}
        formatY={drawnText}
        fromZero
        steps
        timeAxis
        series={[
          { name: words.in, points: steps.map((step) => ({ x: Date.parse(step.start), y: drawn(step.deposited) })) },
          { name: words.out, points: steps.map((step) => ({ x: Date.parse(step.start), y: drawn(step.withdrawn) })) },
        ]}
      />
    </Part>
  );
}
