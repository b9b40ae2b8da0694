import { Banner, Button, Card, FileDrop, Icon, Inline, saveFile, Stack, TextArea } from '#design-system';
import { bulkLimits } from '#contract/constants.ts';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { uploadMessages as messages } from './messages.ts';
import { counted } from '../../../messages/format.ts';
import { categories } from '../../../state/trade/browse/marketplace.ts';
import { unlisted } from '../../../state/trade/selling/uploadDraft.ts';
import { templateCsv } from './rows.ts';
import { savePastedText, readPastedText } from './pastedText.ts';
import { readProducts, type Table } from './table.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { useValue } from '../../../state/machine/resource.ts';

const accept = ['.csv', '.tsv', '.txt', '.xlsx', '.json', 'text/csv', 'application/json'];

export function SourceStep({ onRead }: { onRead: (table: Table) => void }) {
  const [pasted, setPasted] = useState(readPastedText);
  const [problem, setProblem] = useState<string>();
  const all = useValue(categories) ?? [];
  const choose = async (file: Blob | null) => {
    setProblem(undefined);
    if (!file) return;
    const read = await readProducts(file);
    if ('table' in read) onRead(read.table);
    else setProblem(read.problem);
  };
  const reading = useOperation('files.read').phase === 'request';
  // Rows of this tab would already be in the grid.
  const elsewhere = useSnapshot(unlisted).count;
  const lower = all.find(({ parent }) => parent !== null) ?? all[0];
  return (
    <Card padding="large">
      <Stack gap={4}>
        {elsewhere > 0 && <Banner>{counted(messages.elsewhere, elsewhere)}</Banner>}
        <FileDrop
          label={messages.file}
          accept={accept}
          maxBytes={bulkLimits.bytes}
          error={problem}
          onFileChange={(file) => void choose(file)}
        />
        <TextArea
          label={messages.paste}
          hint={messages.pasteHint}
          rows={6}
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => {
            setPasted(target.value);
            savePastedText(target.value);
          }}
        />
        {problem && pasted !== '' && <Banner tone="danger">{problem}</Banner>}
        <Inline justify="between">
          <Button variant="ghost" onClick={() => saveFile(messages.templateFile, templateCsv(lower?.name ?? ''))}>
            <Icon name="download" /> {messages.template}
          </Button>
          <Button
            disabled={pasted.trim() === ''}
            loading={reading}
            onClick={() => void choose(new Blob([pasted], { type: 'text/plain' }))}
          >
            {messages.read}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
