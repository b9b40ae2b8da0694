import { useRef, useState, type ClipboardEvent, type CompositionEvent, type KeyboardEvent } from 'react';
import { Tag } from '../../components/Tag/index.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import { useCommitOnLeave } from '../internal/useCommitOnLeave.ts';
import { useSay } from '../messages.ts';
import { tagInputTexts } from '../texts/tags.ts';
import { useChoice } from '../useChoice.ts';
import { Frame } from './MultiSelect.styles.ts';
import { isComposing } from '../../internal/dom/isComposing.ts';

export interface TagInputProps
  extends FrameProps, Omit<InputAttributes, 'value' | 'defaultValue' | 'children' | 'onChange' | 'list' | 'multiple'> {
  /** Rejects a field without tags. */
  required?: boolean;
  /** Maximum number of tags. */
  maxItems?: number;
  /** Maximum number of characters of one tag. */
  maxLength?: number;
  /** Tags, without a Form. */
  values?: readonly string[];
  /** Called with all tags, in order of entry. */
  onValuesChange?: (values: readonly string[]) => void;
}

const none: readonly string[] = [];
const separators = /[,;，；、،؛\n\t]/u;

export function withTags(values: readonly string[], text: string): readonly string[] {
  const known = new Set(values.map((value) => value.toLowerCase()));
  const fresh = text
    .split(separators)
    .map((tag) => tag.trim())
    .filter((tag) => {
      const key = tag.toLowerCase();
      if (tag === '' || known.has(key)) return false;
      known.add(key);
      return true;
    });
  return fresh.length > 0 ? [...values, ...fresh] : values;
}

export function TagInput(ownProps: TagInputProps) {
  const props = useDefaultProps('TagInput', ownProps);
  const { frame, rest } = splitField<TagInputProps, readonly string[]>(props);
  const { values: given, onValuesChange, maxItems, ...input } = rest;
  const { label, maxLength } = props;
  const say = useSay(label);
  const texts = useTexts('tagInput', tagInputTexts);
  const box = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(none);
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState('');
  const check = (values: readonly string[] | null) => {
    const tags = values ?? none;
    if (tags.length === 0) return props.required ? say('required') : undefined;
    if (maxItems !== undefined && tags.length > maxItems) return say('tooMany', { max: maxItems });
    const isLong = maxLength !== undefined && tags.some((tag) => tag.length > maxLength);
    return isLong ? say('tooLong', { max: maxLength }) : undefined;
  };
  const field = useChoice<readonly string[]>(props.name, label, { validate: check }, none);
  const held = field.value ?? given ?? own;
  const values = Array.isArray(held) ? (held as readonly string[]) : none;
  const put = (next: readonly string[]) => {
    setOwn(next);
    field.choose(next);
    onValuesChange?.(next);
  };
  const add = (text: string) => {
    const next = withTags(values, text);
    setTyped('');
    const added = next.slice(values.length).join(', ');
    if (added !== '') put(next);
    const name = added || text.trim();
    if (name !== '') setStatus(fillText(added ? texts.added : texts.known, { name }));
  };
  const remove = (tag: string) => {
    put(values.filter((other) => other !== tag));
    setStatus(fillText(texts.removed, { name: tag }));
    // The button that had the focus is gone.
    box.current?.focus();
  };
  const locked = Boolean(input.disabled || input.readOnly);
  const take = (text: string) => {
    if (separators.test(text)) add(text);
    else setTyped(text);
  };
  const ours = {
    ref: box,
    onBlur: useCommitOnLeave(() => add(typed)),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => take(currentTarget.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // During composition, Enter belongs to the input method.
      if (locked || isComposing(event)) return;
      const last = values.at(-1);
      if (event.key === 'Enter' && typed.trim() !== '') {
        // Enter in an empty box still sends the form.
        event.preventDefault();
        add(typed);
      } else if (event.key === 'Backspace' && typed === '' && last !== undefined && !event.repeat) remove(last);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      if (locked || !separators.test(text)) return;
      event.preventDefault();
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      add(value.slice(0, selectionStart ?? value.length) + text + value.slice(selectionEnd ?? value.length));
    },
  };
  return (
    <Frame hint={texts.hint} {...frame} error={field.error ?? frame.error} data-component="TagInput">
      {(control) => (
        <>
          {values.length > 0 && (
            <div data-part="chosen">
              {values.map((tag) => (
                <Tag key={tag} {...(!locked && { onRemove: () => remove(tag) })}>
                  {tag}
                </Tag>
              ))}
            </div>
          )}
          <input
            type="text"
            autoComplete="off"
            {...mergeProps(mergeProps({ ...control, ...ours }, field.control), input)}
            value={typed}
            onChange={({ target, nativeEvent }) => {
              // A status region announces a text only when it changes.
              setStatus('');
              if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setTyped(target.value);
              else take(target.value);
            }}
          />
          <output data-part="status">{status}</output>
        </>
      )}
    </Frame>
  );
}
