import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Icon } from '../../icons/index.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { Field } from '../Field.tsx';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import { putText } from '../internal/putText.ts';
import { useSay } from '../messages.ts';
import { Box } from './SearchField.styles.ts';
import { useField } from '../useField.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { fieldTexts } from '../texts/field.ts';
import { isComposing } from '../../internal/dom/isComposing.ts';

export interface SearchFieldProps extends Omit<FrameProps, 'error' | 'optional' | 'hint'>, InputAttributes {
  /** Maximum length; longer texts are not searched. */
  maxLength?: number;
  /** Called with the text on every keystroke, '' when cleared. */
  onSearch?: (text: string) => void;
  /** Focuses the field when '/' is pressed outside other inputs. */
  shortcut?: boolean;
}

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function useSlash(active: boolean, focus: () => void) {
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      if (
        event.key !== '/' ||
        isComposing(event) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        writes(event.target)
      )
        return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active, focus]);
}

const inputIn = (box: HTMLElement | null) => box?.querySelector('input') ?? null;

export function SearchField(ownProps: SearchFieldProps) {
  const props = useDefaultProps('SearchField', ownProps);
  const { frame, rest } = splitField<SearchFieldProps, string>(props);
  const { maxLength = 256 } = props;
  const say = useSay(props.label);
  const texts = useTexts('fields', fieldTexts);
  const [isLong, setLong] = useState(false);
  const { onSearch, shortcut = false, ...input } = rest;
  // Refers to the box, because the input's ref belongs to the caller and the form.
  const box = useRef<HTMLSpanElement>(null);
  const field = useField(props.name, props.label, {});
  useSlash(shortcut, () => inputIn(box.current)?.focus());
  const ours = mergeProps(field.control, {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const tooLong = target.value.length > maxLength;
      setLong(tooLong);
      if (!tooLong) onSearch?.(target.value);
    },
  });
  return (
    <Field
      {...frame}
      optional={frame.optional ?? false}
      error={isLong ? say('tooLong', { max: maxLength }) : undefined}
      hiddenLabel={frame.hiddenLabel ?? true}
      data-component="SearchField"
    >
      {(control) => (
        <Box ref={box} data-part="box" data-start="" data-end="short">
          <span data-part="start">
            <Icon name="search" />
          </span>
          <input
            type="search"
            placeholder={props.label}
            autoComplete="off"
            enterKeyHint="search"
            {...(shortcut && { 'aria-keyshortcuts': '/' })}
            {...mergeProps({ ...control, ...ours }, input)}
          />
          <span data-part="end">
            {shortcut && <kbd aria-hidden>/</kbd>}
            <IconButton
              size="small"
              label={fillText(texts.clear, { label: props.label })}
              onClick={() => putText(inputIn(box.current), '')}
            >
              <Icon name="close" />
            </IconButton>
          </span>
        </Box>
      )}
    </Field>
  );
}
