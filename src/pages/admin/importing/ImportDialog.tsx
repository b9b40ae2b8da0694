import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  FileDrop,
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
import { bulkWords } from '../../../messages/admin.ts';
import { importWords as words } from '../../../messages/adminImport.ts';
import { format } from '../../../messages/format.ts';
import { FileRows, MendButton } from './FileRows.tsx';
import { columns, type FileRow } from './peopleFile.ts';
import { useImport } from './useImport.ts';

const example = ['ana@example.com', 'Ana', 'Bell', 'Bell & Sons', '', '', 'Ireland', 'buyer, seller', ''];
const saveTemplate = () => saveFile(words.templateFile, toCsv([[...columns], example]));

const countReady = (rows: readonly FileRow[]) => rows.filter(({ problems }) => problems.length === 0).length;

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { step, check, send, again } = useImport();
  const [invite, setInvite] = useState(true);
  const busy = step.at === 'checking' || step.at === 'sending';
  const ready = step.at === 'checked' ? countReady(step.rows) : 0;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !busy && onClose()}>
      <Dialog.Content title={words.title} description={words.text}>
        <Stack gap={4}>
          {step.at === 'file' && (
            <>
              {step.problem && <Banner tone="danger">{step.problem}</Banner>}
              <FileDrop
                label={words.file}
                accept={['.csv', 'text/csv']}
                maxBytes={bulkLimits.bytes}
                onFileChange={(file) => void check(file)}
              />
              <Inline>
                <Button size="small" variant="ghost" onClick={saveTemplate}>
                  <Icon name="download" />
                  {words.template}
                </Button>
              </Inline>
            </>
          )}
          {step.at === 'checking' && <Loading text={words.checking} />}
          {step.at === 'checked' && (
            <>
              <Text as="p" aria-live="polite">
                {format(words.summary, { ready, wrong: step.rows.length - ready })}
              </Text>
              <FileRows rows={step.rows} sent={false} />
              <Checkbox
                label={words.invite}
                hint={words.inviteHint}
                checked={invite}
                onCheckedChange={(checked) => setInvite(checked === true)}
              />
            </>
          )}
          {step.at === 'sending' && (
            <Progress
              label={format(bulkWords.progress, { done: step.done, total: step.total })}
              value={Math.round((100 * step.done) / Math.max(1, step.total))}
            />
          )}
          {step.at === 'sent' && (
            <>
              <Banner tone={step.added === step.rows.length ? 'success' : 'warning'}>
                {format(words.done, { count: step.added })}
                {step.added < step.rows.length && `, ${format(words.failed, { count: step.rows.length - step.added })}`}
              </Banner>
              <FileRows rows={step.rows} sent />
            </>
          )}
        </Stack>
        <Dialog.Footer>
          {(step.at === 'checked' || step.at === 'sent') && (
            <>
              <MendButton rows={step.rows} />
              <Button variant="outline" tone="neutral" onClick={again}>
                {words.again}
              </Button>
            </>
          )}
          {step.at === 'checked' ? (
            <Button disabled={ready === 0} onClick={() => void send(step.rows, invite)}>
              {ready === 1 ? words.submit.one : format(words.submit.many, { count: ready })}
            </Button>
          ) : (
            <Dialog.Close>
              <Button variant="outline" tone="neutral" disabled={busy}>
                {words.close}
              </Button>
            </Dialog.Close>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
