import { Banner, Button, EmptyState, Grid, Inline, Stack, Tag, Text } from '#design-system';
import type { StreamAnswer } from '#contract/types.ts';
import { paths } from '../../../config/paths.ts';
import { askWords as words } from '../../../messages/ai.ts';
import { counted, format } from '../../../messages/format.ts';
import { answer as shown } from '../ask.ts';
import { Anchor } from '../../shared/Anchor.tsx';
import { ProductCard } from '../../shared/product/ProductCard.tsx';
import { useCategoryName } from '../../shared/product/useCategoryName.ts';
import { askChips } from './askChips.ts';

function Understood({ answer }: { answer: StreamAnswer }) {
  const categoryName = useCategoryName();
  const chips = askChips(answer.filter, categoryName);
  if (chips.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label={words.understood}>
      <Inline>
        <Text weight="medium">{words.understood}</Text>
        {chips.map(({ text, without }) => (
          <Tag key={text} onRemove={() => void shown.load({ filter: without })}>
            {text}
          </Tag>
        ))}
      </Inline>
      <Text size="small" tone="muted">
        {words.by[answer.by]}
      </Text>
    </Stack>
  );
}

function Nothing({ vague }: { vague: boolean }) {
  const { title, text } = vague ? words.vague : words.nothing;
  return (
    <EmptyState
      icon="search"
      title={title}
      actions={
        <Button asChild variant="soft">
          <Anchor to={paths.marketplace}>{words.nothing.action}</Anchor>
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}

export function Answer({ answer }: { answer: StreamAnswer }) {
  const categoryName = useCategoryName();
  const { content, total, all, filter } = answer;
  const vague = askChips(filter, categoryName).length === 0;
  return (
    <Stack gap={4}>
      <Understood answer={answer} />
      <Text tone="muted" aria-live="polite">
        {total > 0 ? counted(words.count, total) : ''}
      </Text>
      {total > 0 && !all && <Banner>{words.some}</Banner>}
      {content.length === 0 ? (
        <Nothing vague={vague} />
      ) : (
        <Grid columns="medium">
          {content.map((stream) => (
            <ProductCard key={stream.id} stream={stream} category={categoryName(stream.subcategory)} />
          ))}
        </Grid>
      )}
      {total > content.length && content.length > 0 && (
        <Text tone="muted">{format(words.more, { shown: content.length })}</Text>
      )}
    </Stack>
  );
}
