import { fillText, Heading, Link, numberFormat, percentText, Stack, Text } from '#design-system';
import { ListingBand, ListingPicture } from '#marketplace';
import type { PublicProductPage } from '#contract/publicPage.ts';
import { counted } from '../messages/format.ts';
import { publicPagesMessages as messages } from '../messages/publicPages.ts';
import { roomDataMessages } from '../messages/room.ts';
import { sampleMessages } from '../messages/sample.ts';
import { figure } from '../pages/product/sample/values.ts';
import { chartOf } from '../pages/shared/product/cardFacts.ts';
import { kindOfCategory } from '../pages/shared/product/kindOfCategory.ts';
import { withDates } from '../pages/shared/product/isoDateText.ts';
import { meaningOf } from '../pages/shared/rows/gridColumns.ts';
import { shownText } from '../pages/shared/rows/shownText.ts';
import { RoomScene } from '../pages/shared/scene/RoomScene.tsx';
import { Figure, TableBox } from './sample.styles.ts';

type Sample = NonNullable<PublicProductPage['sample']>;
type Column = Sample['schema'][number];

const columnsShown = 24;
const isNumber = ({ type }: Column) => type === 'number' || type === 'integer';
const cell = (value: unknown, { type }: Column) => {
  if (value === undefined || value === null || value === '') return '–';
  return type === 'date' ? withDates(shownText(value)) : shownText(value);
};

/** Chart of the sample, as large as the page allows. */
export function LargeChart({ page }: { page: PublicProductPage }) {
  const { measured } = page.stream;
  const chart = chartOf(page.stream);
  if (!chart) return null;
  const column = page.sample?.schema.find(({ name }) => name === measured?.chart?.column);
  const hasRange = column?.min !== undefined && column.max !== undefined;
  return (
    <Figure>
      <ListingBand kind={kindOfCategory(page.category.upper)} category={page.category.name} chart={chart} />
      <figcaption>
        <span>{chart.label}</span>
        {hasRange && <span>{`${figure(column.min)} – ${figure(column.max)}`}</span>}
      </figcaption>
    </Figure>
  );
}

function Rows({ sample }: { sample: Sample }) {
  const columns = sample.schema.slice(0, columnsShown);
  return (
    <TableBox aria-label={messages.scroll} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" data-number={isNumber(column) || undefined}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no identity
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.name} data-number={isNumber(column) || undefined} dir="auto">
                  {cell(row[column.name], column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

function Spread({ name, steps, top }: Column) {
  const counts = steps && steps.length > 1 ? steps : (top ?? []).map(({ count }) => count);
  const most = Math.max(...counts, 1);
  if (counts.length < 2) return <span aria-hidden>–</span>;
  const values = counts.map((count) => Math.round((count / most) * 100));
  return <ListingPicture name={name} chart={{ kind: 'bars', values, label: `${messages.column.spread}: ${name}` }} />;
}

const rangeOf = ({ min, max, top }: Column) => {
  if (min !== undefined && max !== undefined) return `${figure(min)} – ${figure(max)}`;
  return top
    ? top
        .slice(0, 3)
        .map(({ value }) => shownText(value))
        .join(', ')
    : '–';
};

/** Facts of columns in a data room. */
const closed: readonly string[] = ['spread', 'range'];

function ColumnTable({ schema, isRoom }: Sample & { isRoom: boolean }) {
  const shown = schema.slice(0, columnsShown);
  const hidden = schema.length - shown.length;
  const title = counted(messages.columns, schema.length);
  const headers = Object.entries(messages.column).filter(([key]) => !isRoom || !closed.includes(key));
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="medium">
        {title}
      </Heading>
      <TableBox aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {headers.map(([key, label]) => (
                <th key={key} scope="col" data-number={key === 'empty' || undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((column) => (
              <tr key={column.name}>
                <th scope="row">
                  <span>{column.name}</span>
                  {meaningOf(column) !== undefined && (
                    <Text as="p" size="small" tone="muted" dir="auto">
                      {meaningOf(column)}
                    </Text>
                  )}
                </th>
                <td>{sampleMessages.types[column.type]}</td>
                {!isRoom && (
                  <td>
                    <Spread {...column} />
                  </td>
                )}
                <td data-number>{percentText(column.nulls)}</td>
                {!isRoom && <td>{rangeOf(column)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {hidden > 0 && <Text tone="muted">{fillText(messages.moreColumns, { count: hidden })}</Text>}
    </Stack>
  );
}

interface SampleViewProps {
  sample: Sample;
  file: PublicProductPage['sampleFile'];
  isRoom: boolean;
}

function FirstRows({ sample, file }: Omit<SampleViewProps, 'isRoom'>) {
  const rows = `${numberFormat().format(sample.rows_measured)}${sample.complete ? '' : '+'}`;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="medium">
        {messages.sample}
      </Heading>
      {sample.rows.length > 0 && <Rows sample={sample} />}
      <Text tone="muted" size="small">
        {sample.rows.length > 0 ? fillText(messages.sampleOf, { shown: sample.rows.length, rows }) : messages.noRows}
      </Text>
      {file && (
        <Text size="small">
          <Link href={file.path} download>
            {messages.sampleFile}
          </Link>
        </Text>
      )}
    </Stack>
  );
}

export const SampleView = ({ sample, file, isRoom }: SampleViewProps) => (
  <>
    {isRoom ? (
      <Stack as="section" gap={3} align="stretch">
        <Heading level={2} size="medium">
          {roomDataMessages.title}
        </Heading>
        <RoomScene />
      </Stack>
    ) : (
      <FirstRows sample={sample} file={file} />
    )}
    {sample.schema.length > 0 && <ColumnTable {...sample} isRoom={isRoom} />}
  </>
);
