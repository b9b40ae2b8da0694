import * as Radix from '@radix-ui/react-dialog';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Icon } from '../../icons/index.ts';
import { useCloseOnBack } from '../../internal/dom/closeOnBack.ts';
import { Covers } from '../../internal/dom/Covers.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useListbox } from '../../internal/dom/useListbox.ts';
import { firstSafe, matchCommands, type Command, type CommandGroup } from './commands.ts';
import * as Styled from './CommandPalette.styles.ts';
import { Results } from './Results.tsx';
import { paletteTexts, type PaletteTexts } from './texts.ts';
import { usePortalRegion } from '../../internal/dom/RegionContext.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { isComposing, keepOnComposing } from '../../internal/dom/isComposing.ts';

export interface CommandPaletteProps {
  /** Shows the dialog. */
  open: boolean;
  /** Called when the user opens or closes it. */
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

type SearchProps = Omit<CommandPaletteProps, 'open' | 'texts'> & { messages: PaletteTexts };

const none: readonly never[] = [];
const maxQueryLength = 256;

/** At the end of the text, the forward arrow opens what is behind a command; Backspace in an empty box goes back. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLInputElement>, isInside: boolean, active?: Command) {
  const { value, selectionStart } = currentTarget;
  if (key === 'Enter') return 'run';
  if (key === 'Backspace' && isInside && value === '') return 'back';
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return key === forward && active?.inside && selectionStart === value.length ? 'inside' : undefined;
}

/** Mounted on each opening, so that the query starts empty. */
function Search({
  onOpenChange,
  initialQuery = '',
  groups,
  recent = none,
  onRemember,
  onQueryChange,
  loading,
  messages,
}: SearchProps) {
  const [query, setQuery] = useState(initialQuery);
  const [outer, enter] = useState<Command>();
  const within = outer?.inside?.map((command) => ({ ...command, verb: false })) ?? none;
  const shown = outer
    ? matchCommands([{ label: outer.label, commands: within }], query, none, messages.recent)
    : matchCommands(groups, query, recent, messages.recent);
  const order = shown.flatMap(({ commands }) => commands);
  const list = useListbox(order.length, firstSafe(shown));
  const type = (text: string) => {
    setQuery(text);
    list.setActive(undefined);
    if (!outer) onQueryChange?.(text);
  };
  const goInside = (command: Command | undefined) => {
    enter(command);
    setQuery('');
    list.setActive(undefined);
  };
  const run = (command: Command | undefined) => {
    if (!command) return;
    if (!command.onRun) {
      goInside(command);
      return;
    }
    onRemember?.(command.id);
    onOpenChange(false);
    command.onRun();
  };
  return (
    <>
      <div data-part="search">
        {outer ? (
          <IconButton label={messages.back} onClick={() => goInside(undefined)}>
            <Icon name="chevron-left" />
          </IconButton>
        ) : (
          <Icon name="search" />
        )}
        <input
          role="combobox"
          aria-label={outer ? fillText(messages.inside, { name: outer.label }) : messages.title}
          aria-expanded={order.length > 0}
          aria-autocomplete="list"
          aria-controls={list.listId}
          aria-activedescendant={list.activeId}
          placeholder={outer ? outer.label : messages.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          value={query}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            // During composition, Enter and arrows belong to the input method.
            if (isComposing(event) || list.move(event)) return;
            const step = stepOf(event, outer !== undefined, order[list.active]);
            if (!step) return;
            event.preventDefault();
            if (step === 'run') run(order[list.active]);
            else goInside(step === 'inside' ? order[list.active] : undefined);
          }}
        />
        <Radix.Close asChild>
          <IconButton label={messages.close}>
            <Icon name="close" />
          </IconButton>
        </Radix.Close>
      </div>
      <Results groups={shown} list={list} messages={messages} onRun={run} onInside={goInside} />
      {order.length === 0 && <output>{loading ? messages.loading : messages.empty}</output>}
      {order.length > 0 && list.active < 0 && <output data-part="choose">{messages.choose}</output>}
      <div data-part="help" aria-hidden>
        {messages.help}
      </div>
    </>
  );
}

export function CommandPalette({ open, onOpenChange, texts, ...rest }: CommandPaletteProps) {
  const region = usePortalRegion();
  const messages: PaletteTexts = { ...useTexts('palette', paletteTexts), ...texts };
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Styled.Overlay {...region}>
          <Covers />
          <Styled.Content aria-describedby={undefined} {...keepOnComposing()} data-pattern="CommandPalette">
            <Radix.Title>{messages.title}</Radix.Title>
            <Search {...rest} onOpenChange={onOpenChange} messages={messages} />
          </Styled.Content>
        </Styled.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
