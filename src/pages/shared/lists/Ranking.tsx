import { Button, fillText } from '#design-system';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { rankingMessages as messages } from '../../../messages/lists.ts';
import { Frame } from './Ranking.styles.ts';

export interface Ranked {
  id: string;
  name: ReactNode;
  value: number;
  text: ReactNode;
  note: string;
  rest?: boolean;
}

interface RankingProps {
  label: string;
  /** Column headings: name, value, note. */
  headers: readonly [string, string, string];
  rows: readonly Ranked[];
  whole?: number;
}

/** Aligns the button text with the table text. */
const level = {
  alignSelf: 'start',
  marginInlineStart: 'calc(var(--ds-space-half) - var(--ds-density-control-pad))',
} as const;

/** Rows shown before "show all"; print shows every row. */
const first = 8;

export function Ranking({ label, headers, rows, whole }: RankingProps) {
  const longest = whole ?? Math.max(...rows.map(({ value }) => value), 0);
  const [all, setAll] = useState(false);
  const hidden = rows.length > first + 1 && !all;
  return (
    <>
      <Frame aria-label={label}>
        <thead>
          <tr>
            {headers.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, value, text, note, rest }, index) => (
            <tr key={id} data-paper-only={(hidden && index >= first) || undefined} data-rest={rest || undefined}>
              <th scope="row">
                {name}
                <span
                  aria-hidden
                  data-part="bar"
                  data-empty={value === 0 || undefined}
                  style={{ '--share': `${longest > 0 ? (value / longest) * 100 : 0}%` } as CSSProperties}
                />
              </th>
              <td>{text}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </Frame>
      {hidden && (
        <Button size="small" variant="ghost" data-screen-only="" onClick={() => setAll(true)} style={level}>
          {fillText(messages.all, { count: rows.length })}
        </Button>
      )}
    </>
  );
}
