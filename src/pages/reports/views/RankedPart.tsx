import { Text } from '#design-system';
import { reportMessages as messages } from '../messages.ts';
import { Ranking } from '../../shared/lists/Ranking.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { Part } from '../Part.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { shareOf, shareText } from '../../shared/lists/share.ts';
import { tokensCell } from '../figures.ts';

/** Amounts in micro-tokens. */
export interface Share {
  id: string;
  name: string;
  amount: number;
  times: number;
}

interface RankedPartProps {
  messages: { title: string; hint: string; column: string };
  headers: readonly [amount: string, times: string];
  rows: readonly Share[];
  total: number;
  pathOf?: (id: string) => string;
}

const restId = 'rest';

export function RankedPart({ messages: { title, hint, column }, headers, rows, total, pathOf }: RankedPartProps) {
  const named = rows.reduce((sum, { amount }) => sum + amount, 0);
  const share = (amount: number) => shareText(shareOf(amount, total));
  const ranked = rows.map((row) => ({
    id: row.id,
    name: pathOf ? <RouterLink to={pathOf(row.id)}>{row.name}</RouterLink> : row.name,
    value: row.amount,
    text: <Tokens amount={row.amount} />,
    note: share(row.amount),
  }));
  const rest = total - named;
  const others = {
    id: restId,
    name: messages.rest,
    value: rest,
    text: <Tokens amount={rest} />,
    note: share(rest),
    rest: true,
  };
  const sheet = [
    [column, ...headers],
    ...rows.map(({ name, amount, times }) => [name, tokensCell(amount), times]),
    ...(rest > 0 ? [[messages.rest, tokensCell(rest), undefined]] : []),
  ];
  return (
    <Part title={title} hint={hint} sheet={rows.length > 0 ? sheet : []}>
      {rows.length > 0 ? (
        <Ranking
          label={title}
          headers={[column, headers[0], messages.share]}
          rows={rest > 0 ? [...ranked, others] : ranked}
        />
      ) : (
        <Text tone="muted">{messages.none}</Text>
      )}
    </Part>
  );
}
