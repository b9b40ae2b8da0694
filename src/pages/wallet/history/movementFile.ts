// Spreadsheets get exact decimals, JSON whole micro-tokens.
import { dateFormat, fillText, toCsv } from '#design-system';
import { formatTokens } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import type { HistoryEntry } from '#contract/types.ts';
import { movementFileMessages } from '../messages.ts';
import { isIncoming, nameOf, partyOf } from '../movements.ts';
import { inForce, type Filter } from './useHistoryFilter.ts';

const { columns: messages } = movementFileMessages;

type Column = keyof typeof messages;

const columns = Object.keys(messages) as Column[];

export const fileName = ({ from, to }: Pick<Filter, 'from' | 'to'>, ending: 'csv' | 'json'): string =>
  `${['movements', from, to && `to-${to}`].filter(Boolean).join('-')}.${ending}`;

/** Local time is the reader's; the header names the zone. */
export function movementCsv(rows: readonly HistoryEntry[], userId: string): string {
  const clock = dateFormat({ dateStyle: 'short', timeStyle: 'medium' });
  const symbol = tokenInfo.symbol;
  const head: Record<Column, string> = {
    ...messages,
    local: fillText(messages.local, { zone: clock.resolvedOptions().timeZone }),
    in: fillText(messages.in, { symbol }),
    out: fillText(messages.out, { symbol }),
    balance: fillText(messages.balance, { symbol }),
  };
  const lines = rows.map((entry) => {
    const incoming = isIncoming(entry, userId);
    const { id, dateTime, stream_name, stream_id, value, balance, reference } = entry;
    return {
      utc: dateTime,
      local: clock.format(Date.parse(dateTime)),
      type: nameOf(entry),
      party: partyOf(entry),
      product: stream_name ?? '',
      product_id: stream_id ?? '',
      // Separate columns: spreadsheets read a leading sign as text.
      in: incoming ? formatTokens(value) : '',
      out: incoming ? '' : formatTokens(value),
      balance: formatTokens(balance),
      reference: reference ?? '',
      id,
    } satisfies Record<Column, string>;
  });
  return toCsv([head, ...lines].map((line) => columns.map((column) => line[column])));
}

export const movementJson = (rows: readonly HistoryEntry[], filter: Filter): string =>
  JSON.stringify(
    {
      token: tokenInfo,
      filter: Object.fromEntries(inForce(filter).map((name) => [name, filter[name]])),
      movements: rows,
    },
    undefined,
    2,
  );
