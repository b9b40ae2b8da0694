import { Text } from '#design-system';
import type { ExchangeReport } from '#contract/generated/documents.ts';
import { paths, withQuery } from '../../../config/paths.ts';
import { exchangeMessages as messages, reportMessages } from '../messages.ts';
import { Ranking } from '../../shared/lists/Ranking.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { shareOf, shareText } from '../../shared/lists/share.ts';
import { Part } from '../Part.tsx';

export function Failures({ failures }: Pick<ExchangeReport, 'failures'>) {
  const { failures: texts } = messages;
  const kinds = failures.filter(({ times }) => times > 0);
  const all = failures.reduce((sum, { times }) => sum + times, 0);
  return (
    <Part
      title={texts.title}
      hint={texts.hint}
      sheet={[[texts.column, texts.times], ...failures.map(({ kind, times }) => [texts[kind], times])]}
      link={<RouterLink to={withQuery(paths.admin, { tab: 'activity', kind: 'all' })}>{texts.open}</RouterLink>}
    >
      {kinds.length === 0 ? (
        <Text tone="muted">{reportMessages.none}</Text>
      ) : (
        <Ranking
          label={texts.title}
          headers={[texts.column, texts.times, reportMessages.share]}
          rows={kinds.map(({ kind, times }) => ({
            id: kind,
            name: texts[kind],
            value: times,
            text: String(times),
            note: shareText(shareOf(times, all)),
          }))}
        />
      )}
    </Part>
  );
}
