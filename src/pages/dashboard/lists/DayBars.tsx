import { Bars, dateFormat } from '#design-system';
import { displayTokens } from '#marketplace';
import { amountScale } from '#contract/constants.ts';

const chartHeight = 180;
const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const dayText = (at: string | number) => dateFormat(day).format(Number(at));
const amountText = (tokens: number) => displayTokens(Math.round(tokens * amountScale));

interface DayBarsProps<Step> {
  title: string;
  description: string;
  steps: readonly Step[];
  /** Micro-tokens of one day. */
  amountOf: (step: Step) => number;
}

/** Tokens by day (UTC). */
export const DayBars = <Step extends { start: string }>({
  title,
  description,
  steps,
  amountOf,
}: DayBarsProps<Step>) => (
  <Bars
    title={title}
    description={description}
    formatX={dayText}
    formatY={amountText}
    height={chartHeight}
    points={steps.map((step) => ({ x: Date.parse(step.start), y: amountOf(step) / amountScale }))}
  />
);
