import {
  Banner,
  Button,
  FileDrop,
  fillText,
  formatBytes,
  Stack,
  Text,
  useFormContext,
  useFormState,
  useWatch,
} from '#design-system';
import { megabytesText } from '#contract/constants.ts';
import { dataFormats, sourceFormatNames } from '#contract/dataFormats.ts';
import { addressOfFile, fileIdOf } from '#contract/sources.ts';
import type { Stream } from '#contract/types.ts';
import { useEffect, useState } from 'react';
import { uploadLimit } from '../../../../config/uploadLimit.ts';
import { addDataFile, resetProbe } from '../../../../state/trade/selling/catalogue.ts';
import { useOperation } from '../../../../state/machine/operations.ts';
import { failureLines } from '../../../shared/failureLines.tsx';
import { When } from '../../../shared/When.tsx';
import { fileSourceMessages as messages } from './messages.ts';
import type { ProductValues } from '../values.ts';
import { AddressTest } from './AddressTest.tsx';

/** Extensions of readable files, compressed or not. */
const accept = [...sourceFormatNames.flatMap((format) => [...dataFormats[format].endings]), 'gz', 'zip'].map(
  (ending) => `.${ending}`,
);

interface Sent {
  readonly sent: number;
  readonly total: number;
  /** Bytes a second; undefined in the first moments. */
  readonly speed: number | undefined;
}

const startMs = 500;
const secondMs = 1_000;

function sentText({ sent, total, speed }: Sent): string {
  const parts = { sent: formatBytes(sent), total: formatBytes(total) };
  return speed === undefined
    ? fillText(messages.sent, parts)
    : fillText(messages.sentAt, { ...parts, speed: formatBytes(speed) });
}

/** The file that is sold now. */
function Current({ file }: { file: NonNullable<Stream['file']> }) {
  return (
    <Text as="p">
      <span>{fillText(messages.current, { name: file.name, size: formatBytes(file.bytes) })}</span>{' '}
      <When at={file.added_at} />
    </Text>
  );
}

interface FileSourceProps {
  listed: Stream | undefined;
  /** The result of the reading is shown elsewhere. */
  isBare?: boolean;
}

export function FileSource({ listed, isBare = false }: FileSourceProps) {
  const { control, register, setValue, clearErrors } = useFormContext<ProductValues>();
  const [url, fileName] = useWatch({ control, name: ['url', 'fileName'] });
  const { errors } = useFormState<ProductValues>({ control });
  const operation = useOperation('products.addFile');
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<Sent>();
  const maxBytes = uploadLimit();
  const isPending = operation.phase === 'request';
  const isThere = fileIdOf(url) !== undefined;
  const current = listed?.file;
  useEffect(() => {
    // No field of the form holds the address of a file.
    register('url', { validate: (text) => (text !== '' || current ? undefined : messages.missing) });
  }, [register, current]);
  const forget = () => {
    resetProbe();
    setFile(null);
    setProgress(undefined);
    setValue('url', '', { shouldDirty: true });
    setValue('fileName', '');
  };
  const take = async (next: File | null) => {
    forget();
    if (!next) return;
    clearErrors('url');
    setFile(next);
    const started = performance.now();
    const outcome = await addDataFile(next, ({ sent, total }) => {
      const ms = performance.now() - started;
      setProgress({ sent, total, speed: ms < startMs ? undefined : (sent * secondMs) / ms });
    });
    if (!outcome.ok) return;
    setValue('fileName', next.name);
    setValue('url', addressOfFile(outcome.value.id), { shouldDirty: true, shouldValidate: true });
  };
  const isChecking = isPending && progress !== undefined && progress.sent >= progress.total;
  const percent = progress && progress.total > 0 ? (100 * progress.sent) / progress.total : 0;
  return (
    <Stack gap={3}>
      {current && <Current file={current} />}
      <div>
        <FileDrop
          label={current ? messages.newVersion : messages.label}
          hint={current ? messages.newVersionHint : messages.hint}
          accept={accept}
          maxBytes={maxBytes}
          maxText={megabytesText(maxBytes)}
          file={file}
          error={errors.url?.message}
          progress={isPending ? (isChecking ? 'unknown' : percent) : undefined}
          onCancel={forget}
          onFileChange={(next) => void take(next)}
        />
        {isPending && !isChecking && progress && (
          <Text as="p" size="small" tone="muted">
            {sentText(progress)}
          </Text>
        )}
        <output>
          {isChecking && (
            <Text size="small" tone="muted">
              {messages.checking}
            </Text>
          )}
        </output>
      </div>
      {isThere && !file && (
        <Text as="p" size="small" tone="muted">
          {fillText(messages.kept, { name: fileName })}
        </Text>
      )}
      {operation.phase === 'fail' && (
        <Banner
          tone="danger"
          title={messages.failed}
          action={
            file && (
              <Button size="small" variant="outline" tone="neutral" onClick={() => void take(file)}>
                {messages.again}
              </Button>
            )
          }
        >
          {failureLines(operation)}
        </Banner>
      )}
      {isThere && !isBare && <AddressTest listed={listed} isFile />}
    </Stack>
  );
}
