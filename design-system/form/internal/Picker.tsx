import { useRef } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Icon } from '../../icons/index.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { counted } from '../../internal/format/counted.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { pickerTexts } from '../texts/picker.ts';
import { Option } from './Option.tsx';
import type { PickerProps } from './pickerTypes.ts';
import { Popup } from './Popup.tsx';
import { usePicker } from './usePicker.ts';

const BranchMark = ({ onToggle }: { onToggle: () => void }) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- arrow keys do the same
  <span
    data-part="mark"
    onClick={(event) => {
      event.stopPropagation();
      onToggle();
    }}
  >
    <Icon name="chevron-down" size="small" />
  </span>
);

const maxQueryLength = 256;

export function Picker(props: PickerProps) {
  const { attributes, label, restText, emptyText, more: unseen = 0, loading, isChosen, multiple, levels } = props;
  const texts = useTexts('picker', pickerTexts);
  const box = useRef<HTMLSpanElement>(null);
  const { list, open, query, shown, more, pick, type, close, empty, handlers } = usePicker(props);
  const canClear = props.clearable && (multiple || restText !== '');
  const clear = () => {
    empty();
    props.onClear?.();
    box.current?.querySelector('input')?.focus();
  };
  return (
    <span ref={box} data-part="box" data-end={canClear ? 'long' : 'short'}>
      <input
        autoComplete="off"
        spellCheck={false}
        maxLength={maxQueryLength}
        {...mergeProps(handlers, attributes)}
        role="combobox"
        aria-expanded={open}
        aria-autocomplete="list"
        aria-haspopup={levels && 'tree'}
        aria-controls={open ? list.listId : undefined}
        aria-activedescendant={open ? list.activeId : undefined}
        value={query ?? restText}
        onChange={({ target }) => type(target.value)}
      />
      <span data-part="end">
        {canClear && (
          <IconButton size="small" label={fillText(texts.clear, { label })} tabIndex={-1} onClick={clear}>
            <Icon name="close" />
          </IconButton>
        )}
        <Icon name="chevrons-up-down" />
      </span>
      {open && (
        <Popup anchor={box} onEscape={close}>
          {shown.length > 0 && (
            <div
              id={list.listId}
              role={levels ? 'tree' : 'listbox'}
              aria-label={label}
              aria-multiselectable={multiple || undefined}
            >
              {shown.map((option, index) => (
                <Option
                  key={option.value}
                  list={list}
                  index={index}
                  selected={isChosen(option.value)}
                  disabled={option.disabled && !option.canToggle}
                  onPick={() => pick(option)}
                  attributes={levels?.attributesOf(option)}
                >
                  {levels && <BranchMark onToggle={() => option.canToggle && levels.onToggle(option)} />}
                  <span>{option.label}</span>
                  {option.hint && <small>{option.hint}</small>}
                  {isChosen(option.value) && <Icon name="check" />}
                </Option>
              ))}
            </div>
          )}
          {shown.length === 0 && <output>{loading ? texts.loading : (emptyText ?? texts.empty)}</output>}
          {more + unseen > 0 && <p>{counted(texts.more, more + unseen)}</p>}
        </Popup>
      )}
    </span>
  );
}
