import { IconButton } from '../../../components/IconButton/index.ts';
import { Progress } from '../../../components/Progress/index.ts';
import { Icon } from '../../../icons/index.ts';
import { formatBytes } from '../../../internal/format/bytes.ts';
import { fillText } from '../../../internal/format/fillText.ts';
import { useTexts } from '../../../internal/locale/LocaleContext.ts';
import { fileTexts } from '../../texts/file.ts';
import { FilePicture } from './FilePicture.tsx';

export interface FileStatus {
  /** Upload progress in percent; 'unknown' without a total. Omit it when the file is not uploading. */
  progress?: number | 'unknown';
  /** Message when the upload failed. */
  error?: string | undefined;
  /** True when the file has arrived. */
  done?: boolean;
}

interface FileRowProps extends FileStatus {
  file: File;
  locked: boolean;
  onRemove: () => void;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

export function FileRow({ file, locked, progress, error, done = false, onRemove, onCancel, onRetry }: FileRowProps) {
  const texts = useTexts('file', fileTexts);
  const { name } = file;
  const isBusy = progress !== undefined && !done && error === undefined;
  return (
    <li>
      <FilePicture file={file} />
      <div data-part="words">
        <span data-part="name">{name}</span>
        <small>
          <bdi>{formatBytes(file.size)}</bdi>
        </small>
        {done && (
          <small data-part="done">
            <Icon name="check" size="small" /> {texts.done}
          </small>
        )}
        <div>{error !== undefined && <small data-part="error">{error}</small>}</div>
      </div>
      {error !== undefined && onRetry && (
        <IconButton size="small" label={fillText(texts.retryOf, { name })} onClick={onRetry}>
          <Icon name="reload" />
        </IconButton>
      )}
      {isBusy && onCancel && (
        <IconButton size="small" label={fillText(texts.cancelOf, { name })} onClick={onCancel}>
          <Icon name="close" />
        </IconButton>
      )}
      {!isBusy && !locked && (
        <IconButton size="small" label={fillText(texts.removeOf, { name })} onClick={onRemove}>
          <Icon name="delete" />
        </IconButton>
      )}
      {isBusy && (
        <Progress label={fillText(texts.uploading, { name })} value={progress === 'unknown' ? undefined : progress} />
      )}
    </li>
  );
}
