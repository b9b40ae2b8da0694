import { Card, fillText, formatBytes, Grid, numberFormat, Stat } from '#design-system';
import type { HealthReport } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { healthMessages as messages } from '../../../messages/health.ts';
import { When } from '../../shared/When.tsx';

interface Row {
  value: (report: HealthReport) => ReactNode;
  note?: (report: HealthReport) => string;
}

const { notes, engines } = messages;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const rows: Readonly<Record<keyof typeof messages.figures, Row>> = {
  processes: {
    value: ({ processes }) => numberFormat().format(processes.filter(({ lost }) => !lost).length),
    note: ({ version }) => fillText(notes.version, { version }),
  },
  database: {
    value: ({ database }) => formatBytes(database.bytes),
    note: ({ database: { engine, schema } }) => fillText(notes.database, { engine: engines[engine], schema }),
  },
  disk: {
    value: ({ disk: { space } }) => (space ? formatBytes(space.free) : notes.unknown),
    note: ({ disk: { space, files } }) =>
      space ? fillText(notes.disk, { total: formatBytes(space.total), files: formatBytes(files) }) : '',
  },
  backup: { value: ({ backup }) => (backup === undefined ? notes.noBackup : <When at={backup} />) },
  waiting: {
    value: ({ queues }) => numberFormat().format(sum(queues.map(({ waiting }) => waiting))),
    note: () => notes.waiting,
  },
  signIns: { value: ({ limits }) => numberFormat().format(limits.sign_ins), note: () => notes.signIns },
};
const names = Object.keys(rows) as (keyof typeof rows)[];

export const HealthFigures = ({ report }: { report: HealthReport }) => (
  <Card>
    <Grid columns="tiny" gap={5} fill>
      {names.map((name) => (
        <Stat
          key={name}
          label={messages.figures[name]}
          value={rows[name].value(report)}
          note={rows[name].note?.(report)}
        />
      ))}
    </Grid>
  </Card>
);
