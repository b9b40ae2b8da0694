import { Button, Icon, saveFile, Text } from '#design-system';
import { useOperation, type Outcome } from '../../../state/machine/operations.ts';
import { failureLines } from '../failureLines.tsx';

interface DownloadDataProps {
  of: 'account.export' | 'users.export';
  /** Key of the operation if several people have a button. */
  id?: string;
  label: string;
  file: string;
  load: () => Promise<Outcome<unknown>>;
}

export function DownloadData({ of, id, label, file, load }: DownloadDataProps) {
  const operation = useOperation(of, id);
  const failed = failureLines(operation);
  const download = async () => {
    const outcome = await load();
    if (outcome.ok) saveFile(file, JSON.stringify(outcome.value, null, 2), 'application/json;charset=utf-8');
  };
  return (
    <>
      <Button variant="outline" tone="neutral" loading={operation.phase === 'request'} onClick={() => void download()}>
        <Icon name="download" />
        <span>{label}</span>
      </Button>
      {failed && (
        <Text as="div" tone="danger" role="alert">
          {failed}
        </Text>
      )}
    </>
  );
}
