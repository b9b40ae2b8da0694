/* oxlint-disable jsx-a11y/prefer-tag-over-role -- select and option cannot be searched, nor hold a second line */
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Icon } from '../../icons/index.ts';
import { matching, ranks } from '../../internal/format/match.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { useListbox } from '../../internal/dom/useListbox.ts';
import { Popup } from './Popup.tsx';

export interface PickOption {
  value: string;
  label: string;
  /** A second line that is searched too, e.g. an address. */
  hint?: string;
  disabled?: boolean;
}

/** What a field with a searchable list takes. */
export interface PickerListProps {
  /** The choices; beyond a hundred matches people are asked to type more. */
  options: readonly PickOption[];
  /** What stands in the list when nothing matches. */
  emptyText?: string;
  /** Matches that a server has beyond the options. */
  more?: number;
  /** True from the first letter until a server has answered: Enter waits for the answer. */
  loading?: boolean;
  /** Told what is typed, where a server searches. */
  onQueryChange?: (query: string) => void;
}

interface PickerProps extends PickerListProps {
  attributes: ComponentProps<'input'>;
  /** Names the list. */
  label: string;
  /** The text while nobody types. */
  restText: string;
  isChosen: (value: string) => boolean;
  multiple?: boolean;
  onPick: (option: PickOption) => void;
  /** All text was deleted. */
  onEmptied?: () => void;
  /** Backspace was pressed in the empty box. */
  onBackspace?: () => void;
}

/** Most characters of a query; names are shorter. */
const longestQuery = 256;

/** A text box with the list of what matches it: the part that Combobox and MultiSelect share. */
export function Picker({
  attributes,
  options,
  emptyText = 'Nothing matches',
  more: unseen = 0,
  loading = false,
  onQueryChange,
  label,
  restText,
  isChosen,
  multiple = false,
  onPick,
  onEmptied,
  onBackspace,
}: PickerProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const { shown, more, best } = matching(options, query ?? '');
  const [awaited, setAwaited] = useState(false);
  const list = useListbox(shown.length);
  const say = (next: string | undefined) => {
    setQuery(next);
    setAwaited(false);
    onQueryChange?.(next ?? '');
  };
  const pick = (option: PickOption | undefined) => {
    if (!option || option.disabled) return;
    onPick(option);
    say(undefined);
    if (!multiple) setOpen(false);
  };
  // Until a server has answered, the first choice may be a poor match.
  const isUnsure = loading && query !== undefined && list.active <= 0 && best !== ranks.exact;
  const pickFirst = useEffectEvent(() => pick(shown[0]));
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the answer of a server, not a render, is what ends the wait
    if (awaited && !loading) pickFirst();
  }, [awaited, loading]);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    if (list.move(event)) setOpen(true);
    else if (event.key === 'Enter' && open && (list.active >= 0 || isUnsure)) {
      // The choice, not the form, is what Enter is for while the list is open.
      event.preventDefault();
      if (isUnsure) setAwaited(true);
      else pick(shown[list.active]);
    } else if (event.key === 'Backspace' && event.currentTarget.value === '') onBackspace?.();
  };
  const leave = () => {
    // What was typed in full counts as chosen.
    const typed = query?.trim().toLowerCase();
    const exact = typed ? options.filter((option) => option.label.toLowerCase() === typed) : [];
    if (!multiple && exact.length === 1) pick(exact[0]);
    else if (query !== undefined) say(undefined);
    setOpen(false);
    list.setActive(-1);
  };
  const ours = {
    onClick: () => setOpen(true),
    onBlur: leave,
    onKeyDown: press,
  };
  return (
    <span ref={box} data-part="box" data-end="short">
      <input
        autoComplete="off"
        spellCheck={false}
        maxLength={longestQuery}
        {...mergeProps(ours, attributes)}
        role="combobox"
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? list.listId : undefined}
        aria-activedescendant={open ? list.activeId : undefined}
        value={query ?? restText}
        onChange={({ target }) => {
          say(target.value);
          setOpen(true);
          list.setActive(target.value === '' ? -1 : 0);
          if (target.value === '') onEmptied?.();
        }}
      />
      <span data-part="end">
        <Icon name="chevrons-up-down" />
      </span>
      {open && (
        <Popup anchor={box} onEscape={() => setOpen(false)}>
          {shown.length > 0 && (
            <div id={list.listId} role="listbox" aria-label={label} aria-multiselectable={multiple || undefined}>
              {shown.map((option, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys stay in the text box, as the combobox pattern asks
                <div
                  key={option.value}
                  id={list.optionId(index)}
                  role="option"
                  aria-selected={isChosen(option.value)}
                  aria-disabled={option.disabled || undefined}
                  data-active={index === list.active || undefined}
                  onPointerMove={() => list.setActive(index)}
                  onClick={() => pick(option)}
                >
                  <span>{option.label}</span>
                  {option.hint && <small>{option.hint}</small>}
                  {isChosen(option.value) && <Icon name="check" />}
                </div>
              ))}
            </div>
          )}
          {shown.length === 0 && <output>{loading ? 'Searching …' : emptyText}</output>}
          {more + unseen > 0 && <p>{`${more + unseen} more: type to narrow them down`}</p>}
        </Popup>
      )}
    </span>
  );
}
