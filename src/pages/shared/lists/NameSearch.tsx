import { SearchField, type SearchFieldProps } from '#design-system';
import { useTyped, type Typed } from './useTyped.ts';

interface NameSearchProps {
  label: string;
  /** Value in the address, which can change elsewhere. */
  name: string;
  /** Called with the trimmed text once typing pauses. */
  onName: (name: string) => void;
  /** Called on every keystroke. */
  onTyping?: (text: string) => void;
  /** Typing state of `name`, for callers that cancel it. */
  typed?: Typed;
  input?: Partial<SearchFieldProps>;
}

/** Fills the remaining width of a row. */
export function NameSearch({ label, name, onName, onTyping, typed: given, input }: NameSearchProps) {
  const own = useTyped(name);
  const typed = given ?? own;
  return (
    <search {...typed.around} style={{ flex: '1 1 16rem' }}>
      <SearchField
        key={typed.key}
        label={label}
        defaultValue={name}
        shortcut
        onSearch={(text) => {
          onTyping?.(text);
          typed.later(() => onName(text.trim()));
        }}
        {...input}
      />
    </search>
  );
}
