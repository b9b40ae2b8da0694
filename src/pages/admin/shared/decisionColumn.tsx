import { Button, Inline, type Column } from '#design-system';

interface DecisionColumnOptions<Decision extends string, Row> {
  header: string;
  /** The favourable decision, and its name on the button. */
  yes: readonly [Decision, string];
  no: readonly [Decision, string];
  ask: (decision: Decision, row: Row) => void;
}

/** Two buttons in each row that waits for a decision. */
export const decisionColumn = <Decision extends string, Row extends { state: string }>({
  header,
  yes,
  no,
  ask,
}: DecisionColumnOptions<Decision, Row>): Column<Row> => ({
  id: 'actions',
  header,
  hiddenHeader: true,
  align: 'end',
  cell: (row) =>
    row.state === 'pending' && (
      <Inline justify="end" wrap={false}>
        <Button size="small" onClick={() => ask(yes[0], row)}>
          {yes[1]}
        </Button>
        <Button size="small" variant="ghost" tone="danger" onClick={() => ask(no[0], row)}>
          {no[1]}
        </Button>
      </Inline>
    ),
});
