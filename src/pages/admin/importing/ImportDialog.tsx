import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  FileDrop,
  fillText,
  Icon,
  Inline,
  Loading,
  Progress,
  saveFile,
  Stack,
  Text,
  toCsv,
} from '#design-system';
import { bulkLimits } from '#contract/constants.ts';
import { useState } from 'react';
import { bulkMessages } from '../../../messages/admin.ts';
import { importMessages as messages } from './messages.ts';
import { counted } from '../../../messages/format.ts';
import { ReadingNotes } from '../../shared/reading/ReadingNotes.tsx';
import { FileRows, WrongRowsButton } from './FileRows.tsx';
import { columns, type FileRow } from './peopleFile.ts';
import { useImport } from './useImport.ts';

const example = ['ana@example.com', 'Ana', 'Bell', 'Bell & Sons', '', '', 'Ireland', 'buyer, seller', ''];
const saveTemplate = () => saveFile(messages.templateFile, toCsv([[...columns], example]));

const countReady = (rows: readonly FileRow[]) => rows.filter(({ problems }) => problems.length === 0).length;

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { step, check, send, again } = useImport();
  const [invite, setInvite] = useState(true);
  const busy = step.at === 'checking' || step.at === 'sending';
  const ready = step.at === 'checked' ? countReady(step.rows) : 0;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !busy && onClose()}>
      <Dialog.Content title={messages.title} description={messages.text}>
        <Stack gap={4}>
          {step.at === 'file' && (
            <>
              {step.problem && <Banner tone="danger">{step.problem}</Banner>}
              <FileDrop
                label={messages.file}
                accept={['.csv', '.tsv', '.txt', '.xlsx', 'text/csv']}
                maxBytes={bulkLimits.bytes}
                onFileChange={(file) => void check(file)}
              />
              <Inline>
                <Button size="small" variant="ghost" onClick={saveTemplate}>
                  <Icon name="download" />
                  {messages.template}
                </Button>
              </Inline>
            </>
          )}
          {step.at === 'checking' && <Loading text={messages.checking} />}
          {step.at === 'checked' && (
            <>
              <Text as="p" aria-live="polite">
                {fillText(messages.summary, { ready, wrong: step.rows.length - ready })}
              </Text>
              <Text as="p" size="small" tone="muted">
                {step.reading.sentence}
              </Text>
              <ReadingNotes notes={step.reading.notes} />
              <FileRows rows={step.rows} sent={false} />
              <Checkbox
                label={messages.invite}
                hint={messages.inviteHint}
                checked={invite}
                onCheckedChange={(checked) => setInvite(checked === true)}
              />
            </>
          )}
          {step.at === 'sending' && (
            <Progress
              label={fillText(bulkMessages.progress, { done: step.done, total: step.total })}
              value={Math.round((100 * step.done) / Math.max(1, step.total))}
            />
          )}
          {step.at === 'sent' && (
            <>
              <Banner tone={step.added === step.rows.length ? 'success' : 'warning'}>
                {`${fillText(messages.done, { count: step.added })}${step.added < step.rows.length ? `, ${fillText(messages.failed, { count: step.rows.length - step.added })}` : ''}`}
              </Banner>
              <FileRows rows={step.rows} sent />
            </>
          )}
        </Stack>
        <Dialog.Footer>
          {(step.at === 'checked' || step.at === 'sent') && (
            <>
              <WrongRowsButton rows={step.rows} />
              <Button variant="outline" tone="neutral" onClick={again}>
                {messages.again}
              </Button>
            </>
          )}
          {step.at === 'checked' ? (
            <Button disabled={ready === 0} onClick={() => void send(step.rows, invite)}>
              {counted(messages.submit, ready)}
            </Button>
          ) : (
            <Dialog.Close>
              <Button variant="outline" tone="neutral" disabled={busy}>
                {messages.close}
              </Button>
            </Dialog.Close>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
