/* oxlint-disable jsx-a11y/prefer-tag-over-role -- select, optgroup and option hold neither pictures nor shortcuts */
import { Option } from '../../form/internal/Option.tsx';
import { Icon } from '../../icons/index.ts';
import type { useListbox } from '../../internal/dom/useListbox.ts';
import type { Command, CommandGroup } from './commands.ts';

interface ResultsProps {
  groups: readonly CommandGroup[];
  list: ReturnType<typeof useListbox>;
  label: string;
  onRun: (command: Command) => void;
}

export function Results({ groups, list, label, onRun }: ResultsProps) {
  const order = groups.flatMap(({ commands }) => commands);
  return (
    <div id={list.listId} data-part="list" role="listbox" aria-label={label}>
      {groups.map((group, at) => (
        <div key={group.label} role="group" aria-labelledby={`${list.listId}-group-${at}`}>
          <div id={`${list.listId}-group-${at}`} data-part="group">
            {group.label}
          </div>
          {group.commands.map((command) => (
            <Option key={command.id} list={list} index={order.indexOf(command)} onPick={() => onRun(command)}>
              {command.icon && <Icon name={command.icon} />}
              <span>
                {command.label}
                {command.hint && <small>{command.hint}</small>}
              </span>
              {command.shortcut && <kbd>{command.shortcut}</kbd>}
            </Option>
          ))}
        </div>
      ))}
    </div>
  );
}
