import * as Radix from '@radix-ui/react-dialog';
import { useState } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Icon } from '../../icons/index.ts';
import { Covers } from '../../internal/dom/Covers.ts';
import { useListbox } from '../../internal/dom/useListbox.ts';
import { found, type Command, type CommandGroup } from './commands.ts';
import * as Styled from './CommandPalette.styles.ts';
import { Results } from './Results.tsx';
import { paletteTexts, type PaletteTexts } from './texts.ts';
import { usePortalRegion } from '../../internal/dom/RegionContext.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Query on opening, e.g. '?' for the shortcuts. */
  initialQuery?: string;
  /** Commands, in groups. */
  groups: readonly CommandGroup[];
  /** Ids of recent commands, newest first; shown while the query is empty. */
  recent?: readonly string[];
  /** Called with the id of an executed command, to store it as recent. */
  onRemember?: (id: string) => void;
  /** Called with the query, for server-side search. */
  onQueryChange?: (query: string) => void;
  /** True while more results are loading. */
  loading?: boolean;
  /** Overrides of the default texts. */
  texts?: Partial<PaletteTexts>;
}

type SearchProps = Omit<CommandPaletteProps, 'open' | 'texts'> & { words: PaletteTexts };

const none: readonly string[] = [];
const maxQueryLength = 256;

/** Mounted on each opening, so that the query starts empty. */
function Search({
  onOpenChange,
  initialQuery = '',
  groups,
  recent = none,
  onRemember,
  onQueryChange,
  loading,
  words,
}: SearchProps) {
  const [query, setQuery] = useState(initialQuery);
  const shown = found(groups, query, recent, words.recent);
  const order = shown.flatMap(({ commands }) => commands);
  const list = useListbox(order.length, 0);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onRemember?.(command.id);
    onOpenChange(false);
    command.onRun();
  };
  return (
    <>
      <div data-part="search">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={words.title}
          aria-expanded={order.length > 0}
          aria-autocomplete="list"
          aria-controls={list.listId}
          aria-activedescendant={list.activeId}
          placeholder={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            list.setActive(0);
            onQueryChange?.(target.value);
          }}
          onKeyDown={(event) => {
            // During composition, Enter and arrows belong to the input method.
            if (event.nativeEvent.isComposing || list.move(event) || event.key !== 'Enter') return;
            event.preventDefault();
            run(order[list.active]);
          }}
        />
        <Radix.Close asChild>
          <IconButton label={words.close}>
            <Icon name="close" />
          </IconButton>
        </Radix.Close>
      </div>
      <Results groups={shown} list={list} label={words.list} onRun={run} />
      {order.length === 0 && <output>{loading ? words.loading : words.empty}</output>}
      <div data-part="help" aria-hidden>
        {words.help}
      </div>
    </>
  );
}

export function CommandPalette({ open, onOpenChange, texts, ...rest }: CommandPaletteProps) {
  const region = usePortalRegion();
  const words: PaletteTexts = { ...useTexts('palette', paletteTexts), ...texts };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Styled.Overlay {...region}>
          <Covers />
          <Styled.Content aria-describedby={undefined} data-pattern="CommandPalette">
            <Radix.Title>{words.title}</Radix.Title>
            <Search {...rest} onOpenChange={onOpenChange} words={words} />
          </Styled.Content>
        </Styled.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
