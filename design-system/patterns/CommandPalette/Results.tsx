/* oxlint-disable jsx-a11y/prefer-tag-over-role -- select, optgroup and option hold neither pictures nor shortcuts */
import { Icon } from '../../icons/index.ts';
import type { useListbox } from '../../internal/dom/useListbox.ts';
import type { Command, CommandGroup } from './commands.ts';

interface ResultsProps {
  groups: readonly CommandGroup[];
  list: ReturnType<typeof useListbox>;
  label: string;
  onRun: (command: Command) => void;
}

/** Grouped results; focus stays in the text box above. */
export function Results({ groups, list, label, onRun }: ResultsProps) {
  const order = groups.flatMap(({ commands }) => commands);
  return (
    <div id={list.listId} data-part="list" role="listbox" aria-label={label}>
      {groups.map((group, at) => (
        <div key={group.label} role="group" aria-labelledby={`${list.listId}-group-${at}`}>
          <div id={`${list.listId}-group-${at}`} data-part="group">
            {group.label}
          </div>
          {group.commands.map((command) => {
            const index = order.indexOf(command);
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys stay in the text box, as the combobox pattern asks
              <div
                key={command.id}
                id={list.optionId(index)}
                role="option"
                aria-selected={index === list.active}
                onPointerMove={() => list.setActive(index)}
                onClick={() => onRun(command)}
              >
                {command.icon && <Icon name={command.icon} />}
                <span>
                  {command.label}
                  {command.hint && <small>{command.hint}</small>}
                </span>
                {command.shortcut && <kbd>{command.shortcut}</kbd>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
