import { Button, fillText, Skeleton, Stack, Text, TextField } from '#design-system';
import type { Sample, Stream } from '#contract/types.ts';
import { useState } from 'react';
import { sampleMessages as messages } from '../../../messages/sample.ts';
import { sample } from '../../../state/trade/browse/product.ts';
import { Async } from '../../shared/Async.tsx';
import { ColumnList } from '../sample/ColumnList.tsx';
import { sampledFields } from '../sample/schemaItems.ts';
import { SchemaTree } from '../sample/SchemaTree.tsx';
import { whole } from '../sample/values.ts';
import { useIsInRoom } from '../useIsInRoom.ts';
import { QualityReport } from './QualityReport.tsx';

/** Columns rendered at once: thousands would block the page. */
const columnsAtOnce = 24;

const skeleton = <Skeleton shape="block" style={{ blockSize: '40rem' }} />;

function FoundColumns({ schema, rows_measured, isRounded }: Sample & { isRounded: boolean }) {
  const [wanted, setWanted] = useState('');
  const [most, setMost] = useState(columnsAtOnce);
  const found = schema.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const hidden = found.length - most;
  return (
    <Stack gap={4} align="stretch">
      {schema.length > columnsAtOnce && (
        <TextField
          label={messages.findColumn}
          value={wanted}
          onChange={({ target }) => {
            setWanted(target.value);
            setMost(columnsAtOnce);
          }}
        />
      )}
      {found.length === 0 ? (
        <Text tone="muted">{messages.noColumn}</Text>
      ) : (
        <ColumnList columns={found.slice(0, most)} rows={rows_measured} isRounded={isRounded} />
      )}
      {hidden > 0 && (
        <div>
          <Button size="small" variant="outline" tone="neutral" onClick={() => setMost(most + columnsAtOnce)}>
            {fillText(messages.moreColumns, { count: Math.min(hidden, columnsAtOnce), hidden: whole(hidden) })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

export function Columns({ stream }: { stream: Stream }) {
  const isRounded = useIsInRoom(stream);
  return (
    <section aria-label={messages.columns}>
      <Async of={sample} input={stream.id} skeleton={skeleton}>
        {(found) => (
          <Stack gap={6}>
            <SchemaTree fields={sampledFields(found)} />
            <FoundColumns {...found} isRounded={isRounded} />
            <QualityReport sample={found} />
          </Stack>
        )}
      </Async>
    </section>
  );
}
