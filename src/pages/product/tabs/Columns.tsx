import { Button, Grid, Skeleton, Stack, Text, TextField } from '#design-system';
import type { Sample, Stream } from '#contract/types.ts';
import { useState } from 'react';
import { format } from '../../../messages/format.ts';
import { sampleMessages as messages } from '../../../messages/sample.ts';
import { sample } from '../../../state/trade/browse/product.ts';
import { Async } from '../../shared/Async.tsx';
import { ColumnCard } from '../sample/ColumnCard.tsx';
import { sampledFields } from '../sample/schemaItems.ts';
import { SchemaTree } from '../sample/SchemaTree.tsx';
import { whole } from '../sample/values.ts';
import { QualityReport } from './QualityReport.tsx';

/** Cards rendered at once: thousands would block the page. */
const cardsAtOnce = 24;

const skeleton = (
  <Grid columns="medium">
    {[0, 1, 2, 3, 4, 5].map((index) => (
      <Skeleton key={index} shape="block" style={{ blockSize: '16rem' }} />
    ))}
  </Grid>
);

function Cards({ schema, rows_measured }: Sample) {
  const [wanted, setWanted] = useState('');
  const [most, setMost] = useState(cardsAtOnce);
  const found = schema.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const hidden = found.length - most;
  return (
    <Stack gap={4} align="stretch">
      {schema.length > cardsAtOnce && (
        <TextField
          label={messages.findColumn}
          value={wanted}
          onChange={({ target }) => {
            setWanted(target.value);
            setMost(cardsAtOnce);
          }}
        />
      )}
      {found.length === 0 && <Text tone="muted">{messages.noColumn}</Text>}
      <Grid as="ul" data-part="list" columns="small" aria-label={messages.columns}>
        {found.slice(0, most).map((column) => (
          <ColumnCard key={column.name} column={column} filled={rows_measured * (1 - column.nulls)} />
        ))}
      </Grid>
      {hidden > 0 && (
        <div>
          <Button size="small" variant="outline" tone="neutral" onClick={() => setMost(most + cardsAtOnce)}>
            {format(messages.moreColumns, { count: Math.min(hidden, cardsAtOnce), hidden: whole(hidden) })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

export function Columns({ stream }: { stream: Stream }) {
  return (
    <section aria-label={messages.columns}>
      <Async of={sample} input={stream.id} skeleton={skeleton}>
        {(found) => (
          <Stack gap={6}>
            <SchemaTree fields={sampledFields(found)} />
            <Cards {...found} />
            <QualityReport sample={found} />
          </Stack>
        )}
      </Async>
    </section>
  );
}
