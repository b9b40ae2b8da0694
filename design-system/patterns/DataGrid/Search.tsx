import { useEffect, useRef } from 'react';
import { SearchField } from '../../form/fields/SearchField.tsx';

/** Milliseconds without typing after which rows are searched. */
const pauseMs = 300;
const maxLength = 100;

export interface SearchProps {
  label: string;
  onSearch: (text: string) => void;
}

export function Search({ label, onSearch }: SearchProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text), text === '' ? 0 : pauseMs);
  };
  return <SearchField label={label} maxLength={maxLength} onSearch={search} />;
}
