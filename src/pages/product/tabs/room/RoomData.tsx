import { Button, Card, Heading, Inline, Skeleton, Stack, Tag } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { format } from '../../../../messages/format.ts';
import { roomDataMessages as messages } from '../../../../messages/room.ts';
import { useMay } from '../../../../state/me/rights.ts';
import { sample } from '../../../../state/trade/browse/product.ts';
import { Async } from '../../../shared/Async.tsx';
import { RoomScene } from '../../../shared/scene/RoomScene.tsx';
import { shownText } from '../../../shared/rows/shownText.ts';
import { ProductQuestions } from '../ProductQuestions.tsx';
import { useTab } from '../useTab.ts';

const namesShown = 12;

/** In place of rows: what a data room is, and what this one can be asked. */
export function RoomData({ stream }: { stream: Stream }) {
  const mayRun = useMay('run');
  const [, openTab] = useTab();
  return (
    <>
      <Card as="section" aria-label={messages.title} padding="large">
        <Stack gap={4} align="stretch">
          <Heading level={2}>{messages.title}</Heading>
          <RoomScene />
        </Stack>
      </Card>
      {mayRun && <ProductQuestions stream={stream} />}
      <Async of={sample} input={stream.id} skeleton={<Skeleton lines={3} />}>
        {({ schema }) => (
          <Stack as="section" aria-label={messages.columns} gap={3}>
            <Heading level={2} size="small">
              {messages.columns}
            </Heading>
            <Inline>
              {schema.slice(0, namesShown).map(({ name }) => (
                <Tag key={name}>{shownText(name)}</Tag>
              ))}
              <Button size="small" variant="ghost" onClick={() => openTab('columns')}>
                {format(messages.allColumns, { count: schema.length })}
              </Button>
            </Inline>
          </Stack>
        )}
      </Async>
    </>
  );
}
