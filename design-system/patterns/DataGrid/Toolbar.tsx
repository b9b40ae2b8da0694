import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Menu } from '../../components/Menu/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { SearchField } from '../../form/fields/SearchField.tsx';
import { Icon } from '../../icons/index.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { visible } from '../../internal/format/values.ts';
import { columnName } from './cells/cells.ts';
import type { GridTexts } from './texts.ts';
import type { GridColumn, GridFilter, GridFilters } from './types.ts';

/** Milliseconds without typing after which rows are searched. */
const pauseMs = 300;
const maxLength = 100;

interface SearchProps {
  label: string;
  first: string;
  onSearch: (text: string) => void;
}

function Search({ label, first, onSearch }: SearchProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text), text === '' ? 0 : pauseMs);
  };
  return <SearchField label={label} defaultValue={first} maxLength={maxLength} onSearch={search} />;
}

export type CopyWhat = 'cell' | 'row' | 'selection' | 'link';

interface ToolbarProps {
  state: string;
  columns: readonly GridColumn[];
  filters: GridFilters;
  onFilter: (column: string, filter: GridFilter | undefined) => void;
  onCopy: (what: CopyWhat) => void;
  onOpen: () => void;
  opensRows: boolean;
  onColumns: () => void;
  onFocus: () => void;
  search: ((text: string) => void) | undefined;
  firstSearch: string;
  hasLink: boolean;
  actions: ReactNode;
  texts: GridTexts;
}

export function Toolbar({
  state,
  columns,
  filters,
  onFilter,
  onCopy,
  onOpen,
  opensRows,
  onColumns,
  onFocus,
  search,
  firstSearch,
  hasLink,
  actions,
  texts,
}: ToolbarProps) {
  const name = (id: string) => columnName(columns.find((column) => column.id === id) ?? { header: id });
  return (
    <div data-part="toolbar">
      <span data-part="state">{state}</span>
      {Object.entries(filters).map(([id, { operator, value }]) => (
        <Tag key={id} onRemove={() => onFilter(id, undefined)}>
          {fillText(texts.filtered, {
            column: name(id),
            comparison: texts.operators[operator],
            value: visible(value),
          })}
        </Tag>
      ))}
      {search && <Search label={texts.search} first={firstSearch} onSearch={search} />}
      <Button size="small" variant="ghost" tone="neutral" onClick={onOpen}>
        {opensRows ? texts.openRow : texts.open}
      </Button>
      <Menu.Root>
        <Menu.Trigger>
          <Button size="small" variant="ghost" tone="neutral">
            {texts.copy}
          </Button>
        </Menu.Trigger>
        <Menu.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onFocus();
          }}
        >
          <Menu.Item onSelect={() => onCopy('cell')}>{texts.copyCell}</Menu.Item>
          <Menu.Item onSelect={() => onCopy('row')}>{texts.copyRow}</Menu.Item>
          <Menu.Item onSelect={() => onCopy('selection')}>{texts.copySelection}</Menu.Item>
          {hasLink && <Menu.Item onSelect={() => onCopy('link')}>{texts.copyLink}</Menu.Item>}
        </Menu.Content>
      </Menu.Root>
      <Button size="small" variant="outline" tone="neutral" onClick={onColumns}>
        <Icon name="columns" /> <span data-part="columns">{texts.columns}</span>
      </Button>
      {actions}
    </div>
  );
}
