import { Banner, Button, fillText, Inline, Stack, Text } from '#design-system';
import type { StreamPage } from '#contract/types.ts';
import { correctedText, correctionsIn, type Corrected } from '../filters/phrases.ts';
import { wrappedLabel } from '../wrappedLabel.ts';
import { marketplaceMessages as messages } from '../../../messages/marketplace.ts';

type Interpretation = NonNullable<StreamPage['reading']>;

const quoted = (word: string) => `“${word.toLowerCase()}”`;

/** Each word with its misspellings, once. */
const pairsOf = (corrections: Corrected) =>
  Array.from(
    Map.groupBy(corrections, ({ to }) => to),
    ([to, list]) =>
      fillText(messages.correctedWord, {
        to: quoted(to),
        from: [...new Set(list.map(({ from }) => quoted(from)))].join(', '),
      }),
  ).join('; ');

interface SearchNoteProps {
  reading: Interpretation;
  total: number;
  text: string;
  onText: (text: string) => void;
}

export function SearchNote({ reading: { corrected, some, literal, capped }, total, text, onText }: SearchNoteProps) {
  const corrections = correctionsIn(text, corrected);
  const better = correctedText(text, corrections);
  return (
    <Stack gap={2} aria-live="polite">
      {corrections.length > 0 && (
        <Banner>
          <Inline justify="between">
            <span>{fillText(messages.corrected, { words: pairsOf(corrections) })}</span>
            <Button size="small" variant="soft" style={wrappedLabel} onClick={() => onText(better)}>
              {fillText(messages.instead, { text: better })}
            </Button>
          </Inline>
        </Banner>
      )}
      {some && <Banner>{messages.some}</Banner>}
      {literal && <Banner>{messages.literal}</Banner>}
      {capped && (
        <Text size="small" tone="muted">
          {fillText(messages.capped, { count: total })}
        </Text>
      )}
    </Stack>
  );
}
