import { fillText } from '../../../internal/format/fillText.ts';
import { localText, utcText } from '../../../internal/format/moments.ts';
import { useTexts } from '../../../internal/locale/LocaleContext.ts';
import { rangeTexts } from '../../texts/range.ts';

export function Moments({ range }: { range: { start: string; end: string } | null }) {
  const texts = useTexts('range', rangeTexts);
  if (!range) return null;
  const rows = [
    [texts.yourTime, localText],
    [texts.utc, utcText],
  ] as const;
  return (
    <dl data-part="moments">
      {rows.map(([name, write]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name} value`}>{fillText(texts.span, { start: write(range.start), end: write(range.end) })}</dd>,
      ])}
    </dl>
  );
}
