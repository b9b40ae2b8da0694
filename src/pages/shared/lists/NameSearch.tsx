import { SearchField, type SearchFieldProps } from '#design-system';
import { useTyped, type Typed } from './useTyped.ts';

interface NameSearchProps {
  label: string;
  /** What the address holds; it may change elsewhere too. */
  name: string;
  /** Called once typing pauses, with the text without spaces around it. */
  onName: (name: string) => void;
  /** Called with the text on every keystroke. */
  onTyping?: (text: string) => void;
  /** Of `name`, where the caller gives up what was typed. */
  typed?: Typed;
  /** What else its text box is given. */
  input?: Partial<SearchFieldProps>;
}

/** Narrows a list by a name while it is typed; in a row it takes the room that is left. */
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
