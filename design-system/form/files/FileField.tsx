import { useRef, useState, type DragEvent } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import { checkFile, limitsText, type FileLimits } from './internal/checkFile.ts';
import { FilePicture } from './internal/FilePicture.tsx';
import { FileRow, type FileStatus } from './internal/FileRow.tsx';
import { useSay } from '../messages.ts';
import { fileTexts } from '../texts/file.ts';
import { useChoice } from '../useChoice.ts';
import { Frame } from './FileField.styles.ts';
import { droppedFolders } from './internal/droppedFolders.ts';

export type { FileStatus };

export interface FileFieldProps
  extends
    FrameProps,
    FileLimits,
    Omit<InputAttributes, 'value' | 'defaultValue' | 'children' | 'accept' | 'multiple' | 'onProgress' | 'onChange'> {
  /** Rejects a form without files. */
  required?: boolean;
  /** Maximum number of files. */
  maxItems?: number;
  /** Accepted files, without a Form. */
  files?: readonly File[];
  /** Called with the accepted files. Refused files are listed with their error and left out. */
  onFilesChange?: (files: readonly File[]) => void;
  /** State of the upload of a file. */
  statusOf?: (file: File) => FileStatus | undefined;
  /** Called when the user cancels an upload; adds cancel buttons. */
  onCancel?: (file: File) => void;
  /** Called when the user repeats a failed upload; adds retry buttons. */
  onRetry?: (file: File) => void;
}

interface Refused {
  file: File;
  error: string;
}

const none: readonly File[] = [];

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

export function FileField(ownProps: FileFieldProps) {
  const props = useDefaultProps('FileField', ownProps);
  const { frame, rest } = splitField<FileFieldProps, readonly File[]>(props);
  const {
    accept,
    maxBytes,
    maxText,
    maxItems,
    files: given,
    onFilesChange,
    statusOf,
    onCancel,
    onRetry,
    ...input
  } = rest;
  const { label } = props;
  const say = useSay(label);
  const texts = useTexts('file', fileTexts);
  const limits = { accept, maxBytes, maxText };
  const box = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(none);
  const [refused, setRefused] = useState<ReadonlyMap<string, Refused>>(new Map());
  const [over, setOver] = useState(false);
  const check = (files: readonly File[] | null) => {
    const count = files?.length ?? 0;
    if (count === 0) return props.required ? say('choose') : undefined;
    return maxItems !== undefined && count > maxItems ? say('tooMany', { max: maxItems }) : undefined;
  };
  const field = useChoice<readonly File[]>(props.name, label, { validate: check }, none);
  const held = field.value ?? given ?? own;
  const files = Array.isArray(held) ? (held as readonly File[]) : none;
  const locked = Boolean(input.disabled);

  const put = (next: readonly File[]) => {
    setOwn(next);
    field.choose(next);
    onFilesChange?.(next);
  };
  const add = (list: FileList, folders: ReadonlySet<File> = new Set()) => {
    const known = new Set(files.map(keyOf));
    const accepted: File[] = [];
    const wrong = new Map<string, Refused>();
    const faultOf = (file: File) => {
      if (folders.has(file)) return fillText(texts.folder, { name: file.name });
      if (known.has(keyOf(file))) return fillText(texts.known, { name: file.name });
      const isFull = maxItems !== undefined && files.length + accepted.length >= maxItems;
      return checkFile(file, file.name, limits, texts) ?? (isFull ? say('tooMany', { max: maxItems }) : undefined);
    };
    for (const file of list) {
      const error = faultOf(file);
      if (error !== undefined) {
        wrong.set(keyOf(file), { file, error });
        continue;
      }
      known.add(keyOf(file));
      accepted.push(file);
    }
    setRefused(wrong);
    if (accepted.length > 0) put([...files, ...accepted]);
  };
  const remove = (file: File) => {
    setRefused(new Map([...refused].filter(([, other]) => other.file !== file)));
    if (files.includes(file)) put(files.filter((other) => other !== file));
  };
  // The button that has the focus disappears.
  const thenFocus = (act: (file: File) => void, file: File) => () => {
    act(file);
    box.current?.focus();
  };
  const states = files.map((file) => {
    const { done, error } = statusOf?.(file) ?? {};
    if (error !== undefined) return fillText(texts.failedOf, { name: file.name, error });
    return done ? fillText(texts.doneOf, { name: file.name }) : undefined;
  });
  const news = [...states, ...[...refused.values()].map(({ error }) => error)];
  const drag = (event: DragEvent, next: boolean) => {
    event.preventDefault();
    setOver(next && !locked);
  };
  return (
    <Frame {...frame} error={field.error ?? frame.error} data-component="FileField">
      {(control) => (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the input inside has the keyboard; this only makes its surroundings answer too */}
          <div
            data-part="drop"
            data-over={over || undefined}
            data-disabled={locked || undefined}
            onDragOver={(event) => drag(event, true)}
            onDragLeave={(event) => drag(event, false)}
            onDrop={(event) => {
              drag(event, false);
              if (!locked) add(event.dataTransfer.files, droppedFolders(event.dataTransfer));
            }}
            onClick={({ target }) => {
              if (!(target instanceof HTMLInputElement) && !locked) box.current?.click();
            }}
          >
            <input
              {...mergeProps(mergeProps({ ...control, ref: box }, field.control), input)}
              type="file"
              multiple
              // A file input has no role that supports aria-required.
              aria-required={undefined}
              required={props.required && files.length === 0}
              accept={accept?.join(',')}
              onChange={({ currentTarget }) => {
                if (currentTarget.files) add(currentTarget.files);
                // Otherwise selecting the same file again would fire no event.
                currentTarget.value = '';
              }}
            />
            <FilePicture file={null} />
            <div data-part="words">
              <span data-part="name">{texts.chooseMany}</span>
              <small>{limitsText(limits, texts)}</small>
            </div>
          </div>
          {files.length + refused.size > 0 && (
            <ul aria-label={label}>
              {files.map((file) => (
                <FileRow
                  key={keyOf(file)}
                  file={file}
                  locked={locked}
                  {...statusOf?.(file)}
                  onRemove={thenFocus(remove, file)}
                  onCancel={onCancel && thenFocus(onCancel, file)}
                  onRetry={onRetry && thenFocus(onRetry, file)}
                />
              ))}
              {[...refused].map(([key, { file, error }]) => (
                <FileRow key={key} file={file} locked={false} error={error} onRemove={thenFocus(remove, file)} />
              ))}
            </ul>
          )}
          {/* Live from the start, and apart from the rows, which arrive together with their text. */}
          <div aria-live="polite" data-part="status">
            {[...new Set(news)].map((text) => text && <p key={text}>{text}</p>)}
          </div>
        </>
      )}
    </Frame>
  );
}
