import { dayText, fillText, Inline, KeyValueList, Stack, Text } from '#design-system';
import type { Quality, Sample } from '#contract/types.ts';
import { counted } from '../../../messages/format.ts';
import { qualityMessages as messages } from '../../../messages/quality.ts';
import { readingMessages } from '../../../messages/reading.ts';
import { rateText } from '../../shared/product/cardFacts.ts';
import { QualityBadge } from '../../shared/product/QualityBadge.tsx';
import { ReadingNotes } from '../../shared/reading/ReadingNotes.tsx';
import { figure, shareText, whole } from '../sample/values.ts';

type Reason = Quality['reasons'][number];

/** Counts days up to three months, and months up to two years. */
function ageText(days: number): string {
  const [unit, length] =
    days < 91 ? (['days', 1] as const) : days < 730 ? (['months', 30.44] as const) : (['years', 365.25] as const);
  return counted(messages.age[unit], Math.round(days / length));
}

const reasonText = ({ code, column = '', value }: Reason) =>
  fillText(messages.reasons[code], { column, share: shareText(value), age: ageText(value) });

/** Rounds a rate to three digits, without decimals from 100. */
const rounded = (rate: number) => (rate >= 100 ? Math.round(rate) : Number(rate.toPrecision(3)));

/** Rare rows are counted by the month or the year: 0.03 a day says little. */
const units = [
  ['rate', 1],
  ['rateMonth', 30.44],
  ['rateYear', 365.25],
] as const;

function rateOf(perDay: number) {
  const [name, days] = units.find((unit) => perDay * unit[1] >= 0.95) ?? units[2];
  return { label: messages.facts[name], value: figure(rounded(perDay * days)) };
}

/** Omits facts that were not measured. */
function factsOf({ rows_a_day, age_days, oldest, newest, duplicates, live, reading }: Sample) {
  const { facts } = messages;
  const events = live && rateText(live);
  return [
    ...(events === undefined ? [] : [{ label: facts.events, value: events }]),
    ...(rows_a_day === undefined ? [] : [rateOf(rows_a_day)]),
    ...(age_days === undefined ? [] : [{ label: facts.age, value: ageText(age_days) }]),
    ...(oldest && newest
      ? [{ label: facts.span, value: `${dayText(oldest.slice(0, 10))} – ${dayText(newest.slice(0, 10))}` }]
      : []),
    ...(duplicates === undefined ? [] : [{ label: facts.duplicates, value: whole(duplicates) }]),
    ...(reading ? [{ label: readingMessages.title, value: reading.sentence }] : []),
  ];
}

export function QualityReport({ sample }: { sample: Sample }) {
  const { grade, points, reasons } = sample.quality;
  return (
    <Stack as="section" gap={3} aria-label={messages.title}>
      <Inline>
        <QualityBadge grade={grade} measured_at={sample.measured_at} />
        <Text weight="medium">{fillText(messages.points, { points })}</Text>
      </Inline>
      {reasons.length === 0 ? (
        <Text size="small" tone="muted">
          {messages.perfect}
        </Text>
      ) : (
        <Stack as="ul" data-part="list" gap={1}>
          {reasons.map((reason) => (
            <Inline as="li" key={`${reason.code} ${reason.column ?? ''}`} gap={3} wrap={false} align="baseline">
              <Text size="small" tone="muted" numeric>
                {fillText(messages.cost, { points: reason.points })}
              </Text>
              <Text size="small">{reasonText(reason)}</Text>
            </Inline>
          ))}
        </Stack>
      )}
      {sample.reading && <ReadingNotes notes={sample.reading.notes} />}
      <KeyValueList layout="column" items={factsOf(sample)} />
    </Stack>
  );
}
