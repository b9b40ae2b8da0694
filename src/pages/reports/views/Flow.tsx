import { Line } from '#design-system';
import type { ExchangeReport } from '#contract/generated/documents.ts';
import { exchangeMessages as messages, reportMessages } from '../messages.ts';
import { chartTokens, chartTokensText, tokensCell } from '../figures.ts';
import { Part } from '../Part.tsx';
import { dayText } from './Steps.tsx';

export function Flow({ steps }: Pick<ExchangeReport, 'steps'>) {
  const flow = messages.flow;
  return (
    <Part
      title={flow.title}
      hint={flow.hint}
      sheet={[
        [reportMessages.step, messages.in, messages.out],
        ...steps.map(({ start, deposited, withdrawn }) => [
          start.slice(0, 10),
          tokensCell(deposited),
          tokensCell(withdrawn),
        ]),
      ]}
    >
      <Line
        title={messages.in}
        description={flow.describe}
        xLabel={reportMessages.step}
        formatX={(at) => dayText(Number(at))}
        formatY={chartTokensText}
        fromZero
        steps
        timeAxis
        series={[
          {
            name: messages.in,
            points: steps.map((step) => ({ x: Date.parse(step.start), y: chartTokens(step.deposited) })),
          },
          {
            name: messages.out,
            points: steps.map((step) => ({ x: Date.parse(step.start), y: chartTokens(step.withdrawn) })),
          },
        ]}
      />
    </Part>
  );
}
