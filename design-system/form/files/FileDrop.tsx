import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Progress } from '../../components/Progress/index.ts';
import { Icon } from '../../icons/index.ts';
import { formatBytes } from '../../internal/format/bytes.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import { checkFile, limitsText, type FileLimits } from './internal/checkFile.ts';
import { useChoice } from '../useChoice.ts';
import { FilePicture } from './internal/FilePicture.tsx';
import { Frame } from './FileDrop.styles.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { fileTexts } from '../texts/file.ts';
import { droppedFolders } from './internal/droppedFolders.ts';

export interface FileDropProps
  extends
    FrameProps,
    FileLimits,
    Omit<InputAttributes, 'value' | 'defaultValue' | 'children' | 'accept' | 'multiple' | 'onProgress' | 'onChange'> {
  /** Rejects a form without a file. */
  required?: boolean;
  /** Selected file, without a Form. */
  file?: File | null;
  /** Called with the accepted file, or null when removed. Not called for files beyond the limits. */
  onFileChange?: (file: File | null) => void;
  /** Upload progress in percent; 'unknown' without a total. Omit it when nothing is uploading. */
  progress?: number | 'unknown' | undefined;
  /** Called when the user cancels the upload; adds a cancel button. */
  onCancel?: () => void;
}

export function FileDrop(ownProps: FileDropProps) {
  const props = useDefaultProps('FileDrop', ownProps);
  const { frame, rest } = splitField<FileDropProps, File | null>(props);
  const { accept, maxBytes, maxText, file: given, onFileChange, progress, onCancel, ...input } = rest;
  const { label } = props;
  const texts = useTexts('file', fileTexts);
  const limits = { accept, maxBytes, maxText };
  const box = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState<File | null>(null);
  const [refused, setRefused] = useState<string>();
  const [over, setOver] = useState(false);
  const rules = {
    required: props.required ?? false,
    emptyMessage: 'choose',
    validate: (file: File | null) => (file instanceof File ? checkFile(file, label, limits, texts) : undefined),
  } as const;
  const field = useChoice<File | null>(props.name, label, rules, null);
  // Null within a Form is an empty field, not one without a Form.
  const held = field.value === undefined ? (given === undefined ? own : given) : field.value;
  const file = held instanceof File ? held : null;
  const busy = progress !== undefined;
  const locked = Boolean(input.disabled) || busy;

  const take = (next: File | null) => {
    const fault = next ? checkFile(next, label, limits, texts) : undefined;
    setRefused(fault);
    if (fault) return;
    setOwn(next);
    field.choose(next);
    onFileChange?.(next);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [next] = currentTarget.files ?? [];
    // Closing the picker without a choice clears the input; the current file stays.
    if (next) take(next);
    // Otherwise selecting the same file again would fire no event.
    currentTarget.value = '';
  };
  const drag = (event: DragEvent, next: boolean) => {
    event.preventDefault();
    setOver(next && !locked);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    const [next, other] = event.dataTransfer.files;
    if (!next || locked) return;
    if (other) setRefused(fillText(texts.onlyOne, { label }));
    else if (droppedFolders(event.dataTransfer).has(next)) setRefused(fillText(texts.folder, { name: next.name }));
    else take(next);
  };
  return (
    <Frame {...frame} error={refused ?? field.error ?? frame.error} data-component="FileDrop">
      {(control) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the input inside has the keyboard; this only makes its surroundings answer too
        <div
          data-part="drop"
          data-over={over || undefined}
          data-disabled={locked || undefined}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={drop}
          onClick={({ target }) => {
            const inside = target instanceof Element && target.closest('button, input');
            if (!inside && !locked) box.current?.click();
          }}
        >
          <input
            {...mergeProps(mergeProps({ ...control, ref: box }, field.control), input)}
            type="file"
            // A file input has no role that supports aria-required.
            aria-required={undefined}
            required={props.required}
            accept={accept?.join(',')}
            disabled={locked}
            onChange={choose}
          />
          <FilePicture file={file} />
          <div data-part="words">
            <span data-part="name">{file ? file.name : texts.choose}</span>
            <small>{file ? formatBytes(file.size) : limitsText(limits, texts)}</small>
          </div>
          {file && !locked && (
            <Button size="small" variant="outline" tone="neutral" onClick={() => take(null)}>
              <Icon name="delete" /> {texts.remove}
            </Button>
          )}
          {busy && onCancel && (
            <Button size="small" variant="outline" tone="neutral" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
          {busy && (
            <Progress
              label={fillText(texts.uploading, { name: file?.name ?? label })}
              value={progress === 'unknown' ? undefined : progress}
            />
          )}
        </div>
      )}
    </Frame>
  );
}
