import { SearchField, type SearchFieldProps } from '#design-system';
import { useTyped, type Typed } from './useTyped.ts';

interface NameSearchProps {
  label: string;
  name: string;
  onName: (name: string) => void;
  onTyping?: (text: string) => void;
  typed?: Typed;
  input?: Partial<SearchFieldProps>;
}

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
