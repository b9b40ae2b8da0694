/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- select, optgroup and option hold neither pictures nor shortcuts; keys stay in the text box */
import { Option } from '../../form/internal/Option.tsx';
import { Icon } from '../../icons/index.ts';
import { fillText } from '../../internal/format/fillText.ts';
import type { useListbox } from '../../internal/dom/useListbox.ts';
import type { Command, CommandGroup } from './commands.ts';
import type { PaletteTexts } from './texts.ts';

interface ResultsProps {
  groups: readonly CommandGroup[];
  list: ReturnType<typeof useListbox>;
  messages: PaletteTexts;
  onRun: (command: Command) => void;
  onInside: (command: Command) => void;
}

export function Results({ groups, list, messages, onRun, onInside }: ResultsProps) {
  const order = groups.flatMap(({ commands }) => commands);
  /** Objects and verbs of a group have the same label. A group that moves keeps its elements, so a press on one counts. */
  const keyOf = ({ label }: CommandGroup, at: number) =>
    `${label} ${groups.slice(0, at).filter((group) => group.label === label).length}`;
  return (
    <div id={list.listId} data-part="list" role="listbox" aria-label={messages.list}>
      {groups.map((group, at) => (
        <div key={keyOf(group, at)} role="group" aria-labelledby={`${list.listId}-group-${at}`}>
          <div id={`${list.listId}-group-${at}`} data-part="group">
            {group.label}
          </div>
          {group.commands.map((command) => (
            <Option key={command.id} list={list} index={order.indexOf(command)} onPick={() => onRun(command)}>
              {command.icon && <Icon name={command.icon} />}
              <span>
                <span>{command.label}</span>
                {command.hint && <small>{command.hint}</small>}
              </span>
              {command.shortcut && <kbd>{command.shortcut}</kbd>}
              {command.inside && (
                // Not focusable: the keyboard opens it with the arrow key.
                <span
                  data-part="inside"
                  title={fillText(messages.inside, { name: command.label })}
                  onClick={(event) => {
                    event.stopPropagation();
                    onInside(command);
                  }}
                >
                  <Icon name="chevron-right" />
                </span>
              )}
            </Option>
          ))}
        </div>
      ))}
    </div>
  );
}
