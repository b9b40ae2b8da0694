import { Button, EmptyState } from '#design-system';
import { Anchor } from '../Anchor.tsx';

interface MissingRecordProps {
  messages: { missing: { title: string; text: string }; all: string };
  /** Path of the list. */
  list: string;
}

export const MissingRecord = ({ messages: { missing, all }, list }: MissingRecordProps) => (
  <EmptyState
    icon="search"
    title={missing.title}
    actions={
      <Button asChild>
        <Anchor to={list}>{all}</Anchor>
      </Button>
    }
  >
    {missing.text}
  </EmptyState>
);
