import { Banner, Button, fillText, Inline, Stack, Text } from '#design-system';
import type { StreamPage } from '#contract/types.ts';
import { correctedText } from '../filters/phrases.ts';
import { wrappedLabel } from '../wrappedLabel.ts';
import { marketplaceMessages as messages } from '../../../messages/marketplace.ts';

type Interpretation = NonNullable<StreamPage['reading']>;

const quoted = (all: readonly string[]) =>
  [...new Set(all.map((word) => word.toLowerCase()))].map((word) => `“${word}”`).join(', ');

interface SearchNoteProps {
  reading: Interpretation;
  total: number;
  text: string;
  onText: (text: string) => void;
}

export function SearchNote({
  reading: { corrected = [], some, literal, capped },
  total,
  text,
  onText,
}: SearchNoteProps) {
  const [from, to] = [quoted(corrected.map((one) => one.from)), quoted(corrected.map((one) => one.to))];
  const better = correctedText(text, corrected);
  return (
    <Stack gap={2} aria-live="polite">
      {corrected.length > 0 && (
        <Banner>
          <Inline justify="between">
            <span>{fillText(messages.corrected, { from, to })}</span>
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
