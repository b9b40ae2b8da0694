import { Button, Heading, Inline, Stack } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { sampleMessages as messages } from '../../../messages/sample.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { sample } from '../../../state/trade/browse/product.ts';
import { useTab } from '../tabs/useTab.ts';
import { ColumnList } from './ColumnList.tsx';

/** As many as fit below the box of a usual product. */
const columnsShown = 3;

/** The first columns beside the rows, for windows with room to spare; the tab has all of them. */
export function ProfileCard({ stream }: { stream: Stream }) {
  const [tab, openTab] = useTab();
  const found = useValue(sample, stream.id);
  if (tab !== 'data' || !found || found.schema.length === 0) return null;
  const { schema, rows_measured } = found;
  return (
    <Stack as="section" gap={3} aria-label={messages.profile}>
      <Inline justify="between">
        <Heading level={2} size="small">
          {messages.profile}
        </Heading>
        <Button size="small" variant="ghost" onClick={() => openTab('columns')}>
          {messages.allColumns}
        </Button>
      </Inline>
      <ColumnList columns={schema.slice(0, columnsShown)} rows={rows_measured} isRounded={false} />
    </Stack>
  );
}
