import { useEffect, useRef, useState, type ComponentProps, type HTMLAttributes, type KeyboardEvent } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import type { VisibleItem } from '../../components/Tree/visibleItems.ts';
import { Icon } from '../../icons/index.ts';
import { matching, ranks } from '../../internal/format/match.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { useListbox } from '../../internal/dom/useListbox.ts';
import { BranchMark } from './BranchMark.tsx';
import { Option } from './Option.tsx';
import { Popup } from './Popup.tsx';
import { counted } from '../../internal/format/counted.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { pickerTexts } from '../texts/picker.ts';
import { useStableCallback } from '../../internal/dom/useStableCallback.ts';

export interface PickOption {
  /** Value in the form. */
  value: string;
  /** Text of the option; a search looks in it and in the hint. */
  label: string;
  /** Second line. */
  hint?: string;
  /** Shows the option and refuses its choice. */
  disabled?: boolean;
}

export interface PickerListProps {
  /** Options. Beyond a hundred matches, the list asks for more letters. */
  options: readonly PickOption[];
  /** Text shown when nothing matches. */
  emptyText?: string;
  /** Number of further matches on the server. */
  more?: number;
  /** True until the server has answered a query. Enter waits for the answer. */
  loading?: boolean;
  /** Called with the typed text, for server-side search. */
  onQueryChange?: (query: string) => void;
}

export interface ListedOption extends PickOption {
  /** Place of the option in a tree. */
  row?: VisibleItem;
  /** True for a branch that opens and closes. */
  canToggle?: boolean;
}

/** Options in levels. Their list has the role tree. */
interface Levels {
  /** Attributes of an item: its level, place and state. */
  attributesOf: (option: ListedOption) => HTMLAttributes<HTMLElement>;
  /** Opens or closes a branch. */
  onToggle: (option: ListedOption) => void;
  /** True for a key that changed the item. */
  onKey: (event: KeyboardEvent, option: ListedOption) => boolean;
}

interface PickerProps extends PickerListProps {
  attributes: ComponentProps<'input'>;
  label: string;
  restText: string;
  isChosen: (value: string) => boolean;
  multiple?: boolean;
  levels?: Levels;
  /** Options for a text. Default: those that match it, the best one first. */
  search?: (query: string) => ReturnType<typeof matching<ListedOption>> & { first?: number };
  onPick: (option: PickOption) => void;
  /** Empties the choice; shows a button for it where `clearable`. */
  onEmptied?: () => void;
  clearable?: boolean;
  onBackspace?: () => void;
}

const maxQueryLength = 256;

export function Picker({
  attributes,
  options,
  emptyText,
  more: unseen = 0,
  loading = false,
  onQueryChange,
  label,
  restText,
  isChosen,
  multiple = false,
  levels,
  search = (query) => matching(options, query),
  onPick,
  onEmptied,
  clearable = false,
  onBackspace,
}: PickerProps) {
  const texts = useTexts('picker', pickerTexts);
  const box = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const { shown, more, best } = search(query ?? '');
  const [awaited, setAwaited] = useState(false);
  const [moved, setMoved] = useState(false);
  const list = useListbox(shown.length);
  const setQueryText = (next: string | undefined) => {
    setQuery(next);
    setAwaited(false);
    setMoved(false);
    onQueryChange?.(next ?? '');
  };
  const pick = (option: ListedOption | undefined) => {
    if (!option || option.disabled) {
      if (option?.canToggle) levels?.onToggle(option);
      return;
    }
    onPick(option);
    setQueryText(undefined);
    if (!multiple) setOpen(false);
  };
  // Until the server answers, the first option may be a poor match.
  const isUnsure = loading && query !== undefined && !moved && best !== ranks.exact;
  const pickFirst = useStableCallback(() => pick(shown[0]));
  useEffect(() => {
    if (awaited && !loading) pickFirst();
  }, [awaited, loading, pickFirst]);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // During composition, Enter and arrows belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const option = open ? shown[list.active] : undefined;
    if (option && levels?.onKey(event, option)) {
      event.preventDefault();
    } else if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setOpen(event.key === 'ArrowDown');
    } else if (list.move(event)) {
      setOpen(true);
      setAwaited(false);
      setMoved(true);
    } else if (event.key === 'Enter' && open && (list.active >= 0 || isUnsure)) {
      // While the list is open, Enter selects an option and does not submit.
      event.preventDefault();
      if (isUnsure) setAwaited(true);
      else pick(option);
    } else if (event.key === 'Backspace' && event.currentTarget.value === '') onBackspace?.();
  };
  const leave = () => {
    if (awaited) {
      // Enter was pressed: the answer still picks.
      setOpen(false);
      return;
    }
    // A complete, exact match counts as selected.
    const typed = query?.trim().toLowerCase();
    const exact = typed ? options.filter((option) => option.label.toLowerCase() === typed) : [];
    if (!multiple && exact.length === 1) pick(exact[0]);
    else if (query !== undefined) setQueryText(undefined);
    setOpen(false);
    list.setActive(-1);
  };
  const canClear = clearable && restText !== '';
  const empty = () => {
    setQueryText(undefined);
    onEmptied?.();
    box.current?.querySelector('input')?.focus();
  };
  const ours = {
    onClick: () => setOpen(true),
    onBlur: leave,
    onKeyDown: press,
  };
  return (
    <span ref={box} data-part="box" data-end={canClear ? 'long' : 'short'}>
      <input
        autoComplete="off"
        spellCheck={false}
        maxLength={maxQueryLength}
        {...mergeProps(ours, attributes)}
        role="combobox"
        aria-expanded={open}
        aria-autocomplete="list"
        aria-haspopup={levels && 'tree'}
        aria-controls={open ? list.listId : undefined}
        aria-activedescendant={open ? list.activeId : undefined}
        value={query ?? restText}
        onChange={({ target }) => {
          setQueryText(target.value);
          setOpen(true);
          list.setActive(target.value === '' ? -1 : (search(target.value).first ?? 0));
          if (target.value === '') onEmptied?.();
        }}
      />
      <span data-part="end">
        {canClear && (
          <IconButton size="small" label={fillText(texts.clear, { label })} tabIndex={-1} onClick={empty}>
            <Icon name="close" />
          </IconButton>
        )}
        <Icon name="chevrons-up-down" />
      </span>
      {open && (
        <Popup
          anchor={box}
          onEscape={() => {
            setOpen(false);
            setAwaited(false);
          }}
        >
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
