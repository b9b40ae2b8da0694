import { fillText, Text } from '#design-system';
import type { SampleColumn } from '#contract/types.ts';
import { Fragment, type CSSProperties } from 'react';
import { sampleMessages } from '../../../messages/sample.ts';
import { meaningOf } from '../../shared/rows/gridColumns.ts';
import { shownText, fieldText } from '../../shared/rows/shownText.ts';
import { List } from './ColumnList.styles.ts';
import { Spread } from './Spread.tsx';
import { figure, meanText, shareText, whole } from './values.ts';

const { column: messages, types } = sampleMessages;

const figureNames = ['nulls', 'distinct', 'min', 'max', 'mean'] as const;
type FigureName = (typeof figureNames)[number];

const broken = { overflowWrap: 'anywhere' } as const;

const before = 2;

const about = (text: string) => fillText(messages.about, { figure: text });

function textOf(column: SampleColumn, name: FigureName, isRounded: boolean): string | undefined {
  if (name === 'nulls') return isRounded && column.nulls > 0 ? about(shareText(column.nulls)) : shareText(column.nulls);
  if (name === 'distinct')
    return isRounded && column.distinct > 0 ? about(whole(column.distinct)) : whole(column.distinct);
  const value = column[name];
  if (name === 'mean' && typeof value === 'number') return meanText(value);
  return value === undefined ? undefined : figure(value);
}

interface RowProps {
  column: SampleColumn;
  figures: readonly FigureName[];
  filled: number;
  hasSpread: boolean;
  isRounded: boolean;
}

function ColumnRow({ column, figures, filled, hasSpread, isRounded }: RowProps) {
  const name = shownText(column.name);
  const meaning = meaningOf(column);
  return (
    <li aria-label={fieldText(name)}>
      <div data-part="name">
        <Text dir="auto" translate="no" weight="semibold" style={broken}>
          {name.split('_').map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts are identified by position
            <Fragment key={index}>
              {index > 0 && (
                <>
                  <span>_</span>
                  <wbr />
                </>
              )}
              <span>{part}</span>
            </Fragment>
          ))}
        </Text>
        <Text size="small" tone="muted">
          {types[column.type]}
        </Text>
        {meaning !== undefined && (
          <Text size="small" dir="auto" style={broken}>
            {meaning}
          </Text>
        )}
      </div>
      {hasSpread ? <Spread column={column} filled={filled} /> : <span />}
      <dl>
        {figures.map((of, index) => {
          const text = textOf(column, of, isRounded);
          return (
            text !== undefined && (
              <div key={of} style={{ gridColumn: before + index + 1 }}>
                <dt>{messages[of]}</dt>
                <dd>{text}</dd>
              </div>
            )
          );
        })}
      </dl>
    </li>
  );
}

interface ColumnListProps {
  columns: readonly SampleColumn[];
  rows: number;
  /** True under disclosure control. */
  isRounded: boolean;
}

export function ColumnList({ columns, rows, isRounded }: ColumnListProps) {
  const figures = figureNames.filter((name) => columns.some((column) => textOf(column, name, isRounded) !== undefined));
  // Viewers of the data room see rounded figures only.
  const hasSpread = columns.some(({ steps = [], top = [] }) => steps.length + top.length > 0);
  const grid = {
    '--figures': figures.length,
    ...(!hasSpread && { '--spread': '0rem', '--name': '1fr' }),
  } as CSSProperties;
  return (
    <List>
      <ul data-part="list" aria-label={sampleMessages.columns} style={grid}>
        <li aria-hidden data-part="headers">
          <span>{messages.name}</span>
          <span>{hasSpread && messages.spread}</span>
          {figures.map((name) => (
            <span key={name}>{messages[name]}</span>
          ))}
        </li>
        {columns.map((column) => (
          <ColumnRow
            key={column.name}
            column={column}
            figures={figures}
            filled={rows * (1 - column.nulls)}
            hasSpread={hasSpread}
            isRounded={isRounded}
          />
        ))}
      </ul>
    </List>
  );
}
