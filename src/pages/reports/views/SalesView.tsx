import { dateFormat, StackedBars, Stack } from '#design-system';
import type { SalesReport } from '#contract/generated/documents.ts';
import { paths, productPath } from '../../../config/paths.ts';
import { salesMessages as messages } from '../messages.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { Funnel } from './Funnel.tsx';
import { Figures } from '../Figures.tsx';
import { gainedFigure, salesFigures } from '../figureRows.ts';
import { chartTokens, chartTokensText, tokensCell } from '../figures.ts';
import { Columns } from '../Paper.styles.ts';
import { Part } from '../Part.tsx';
import { RankedPart } from './RankedPart.tsx';
import { Steps } from './Steps.tsx';
import type { ViewProps } from '../reportStore.ts';

const hasSold = ({ totals, offers }: SalesReport) => totals.sales + offers.received + offers.answers > 0;
const hasGained = ({ totals }: SalesReport) => totals.shares_received > 0;

export const isEmptySales = (report: SalesReport) => !hasSold(report) && !hasGained(report);

export const sellMore = <ButtonLink to={paths.newProduct}>{messages.empty.action}</ButtonLink>;

const shortDay = (at: number) => dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at);

function Split({ steps }: Pick<SalesReport, 'steps'>) {
  const kept = ({ earned, shares_paid }: SalesReport['steps'][number]) => earned - shares_paid;
  return (
    <Part
      title={messages.split.title}
      hint={messages.split.hint}
      sheet={[
        ['', messages.kept, messages.shares],
        ...steps.map((step) => [step.start.slice(0, 10), tokensCell(kept(step)), tokensCell(step.shares_paid)]),
      ]}
    >
      <StackedBars
        title={messages.earned}
        description={messages.split.describe}
        formatX={(at) => shortDay(Number(at))}
        formatY={chartTokensText}
        series={[
          {
            name: messages.kept,
            points: steps.map((step) => ({ x: Date.parse(step.start), y: chartTokens(kept(step)) })),
          },
          {
            name: messages.shares,
            points: steps.map((step) => ({ x: Date.parse(step.start), y: chartTokens(step.shares_paid) })),
          },
        ]}
      />
    </Part>
  );
}

/** Without sales, as for a partner, only the shares received are shown. */
export function SalesView({ report, before }: ViewProps<SalesReport>) {
  const [sold, gained] = [hasSold(report), hasGained(report)];
  return (
    <Stack gap={5}>
      <Figures
        rows={[...(sold ? salesFigures : []), ...(gained ? [gainedFigure] : [])]}
        report={report}
        before={before}
      />
      {sold && <Sold report={report} before={before} />}
      {gained && (
        <Steps
          messages={messages.gained}
          label={messages.figures.gained.label}
          steps={report.steps}
          before={before?.steps}
          valueOf={({ shares_received }) => chartTokens(shares_received)}
          cellOf={({ shares_received }) => tokensCell(shares_received)}
          write={chartTokensText}
        />
      )}
    </Stack>
  );
}

function Sold({ report, before }: ViewProps<SalesReport>) {
  const { totals, steps, streams, buyers, partners, offers } = report;
  const headers = [messages.earned, messages.sales] as const;
  return (
    <>
      <Steps
        messages={messages.revenue}
        label={messages.earned}
        steps={steps}
        before={before?.steps}
        valueOf={({ earned }) => chartTokens(earned)}
        cellOf={({ earned }) => tokensCell(earned)}
        write={chartTokensText}
      />
      <Columns>
        <RankedPart
          messages={messages.products}
          headers={headers}
          rows={streams.map(({ stream_id, stream_name, earned, sales }) => ({
            id: stream_id,
            name: stream_name,
            amount: earned,
            times: sales,
          }))}
          total={totals.earned}
          pathOf={productPath}
        />
        <RankedPart messages={messages.buyers} headers={headers} rows={buyers} total={totals.earned} />
        <Funnel offers={offers} />
        <RankedPart
          messages={messages.partners}
          headers={[messages.shares, messages.payments]}
          rows={partners}
          total={totals.shares_paid}
        />
      </Columns>
      {totals.shares_paid > 0 && <Split steps={steps} />}
    </>
  );
}
