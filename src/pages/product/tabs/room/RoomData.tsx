import { Button, Card, fillText, Heading, Inline, Skeleton, Stack, Tag } from '#design-system';
import { algorithmType } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { roomDataMessages as messages } from '../../../../messages/room.ts';
import { useMay } from '../../../../state/me/rights.ts';
import { sample } from '../../../../state/trade/browse/product.ts';
import { Async } from '../../../shared/Async.tsx';
import { RoomScene } from '../../../shared/scene/RoomScene.tsx';
import { shownText } from '../../../shared/rows/shownText.ts';
import { ProductQuestions } from '../ProductQuestions.tsx';
import { focusTab } from '../useTab.ts';

const namesShown = 12;

const questionsSkeleton = <Skeleton shape="block" style={{ blockSize: '14rem' }} />;

/** In place of rows: what a data room is, and what this one can be asked. */
export function RoomData({ stream }: { stream: Stream }) {
  const mayRun = useMay('run');
  const mayAsk = mayRun && stream.type !== algorithmType;
  return (
    <>
      <Card as="section" aria-label={messages.title} padding="large">
        <Stack gap={4} align="stretch">
          <Heading level={2}>{messages.title}</Heading>
          <RoomScene />
        </Stack>
      </Card>
      <Async of={sample} input={stream.id} skeleton={mayAsk ? questionsSkeleton : <Skeleton lines={3} />}>
        {({ schema }) => (
          <Stack gap={5}>
            {mayAsk && <ProductQuestions stream={stream} />}
            <Stack as="section" aria-label={messages.columns} gap={3}>
              <Heading level={2} size="small">
                {messages.columns}
              </Heading>
              <Inline>
                {schema.slice(0, namesShown).map(({ name }) => (
                  <Tag key={name}>{shownText(name)}</Tag>
                ))}
                <Button size="small" variant="ghost" onClick={() => focusTab('columns')}>
                  {fillText(messages.allColumns, { count: schema.length })}
                </Button>
              </Inline>
            </Stack>
          </Stack>
        )}
      </Async>
    </>
  );
}
