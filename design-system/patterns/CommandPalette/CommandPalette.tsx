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

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What stands in the search when it opens, e.g. '?' for the shortcuts. */
  initialQuery?: string;
  /** What can be done, in groups. */
  groups: readonly CommandGroup[];
  /** The ids of commands run before, newest first; shown while nothing is typed. */
  recent?: readonly string[];
  /** Told the id of the command that was run, to remember it. */
  onRemember?: (id: string) => void;
  /** Told what is typed, where a server searches. */
  onQueryChange?: (query: string) => void;
  /** True while more is on its way. */
  loading?: boolean;
  /** Words to use instead of ours. */
  texts?: Partial<PaletteTexts>;
}

type SearchProps = Omit<CommandPaletteProps, 'open' | 'texts'> & { words: PaletteTexts };

const none: readonly string[] = [];
/** Most characters of a query; names are shorter. */
const longestQuery = 256;

/** Mounted on each opening, so that what was typed last time is gone. */
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
          maxLength={longestQuery}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            list.setActive(0);
            onQueryChange?.(target.value);
          }}
          onKeyDown={(event) => {
            // Enter and arrows belong to the input method while it composes.
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

/** Finds a screen, a thing or an action by a few letters, and runs it. */
export function CommandPalette({ open, onOpenChange, texts, ...rest }: CommandPaletteProps) {
  const words: PaletteTexts = { ...paletteTexts, ...texts };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Styled.Overlay>
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
