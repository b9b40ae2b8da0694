import { Button, Icon, Menu } from '#design-system';
import { accountActionMessages, adminMessages } from '../../../messages/admin.ts';
import { accountActions, type AccountAction } from '../../../state/trade/users.ts';
import { useMedia } from '../../shared/useMedia.ts';
import { phone } from '../../shared/windows.ts';
import { verbLooks } from './dialogs/personVerbs.ts';

interface BulkActionsProps {
  /** Returns whether the action changes any selected person. */
  changesAny: (action: AccountAction) => boolean;
  onAsk: (action: AccountAction) => void;
}

export function BulkActions({ changesAny, onAsk }: BulkActionsProps) {
  const all = accountActions.map((action) => ({
    action,
    disabled: !changesAny(action),
    name: accountActionMessages[action].name,
    ...verbLooks[action],
  }));
  if (useMedia(phone))
    return (
      <Menu.Root>
        <Menu.Trigger>
          <Button size="small" variant="outline" tone="neutral">
            {adminMessages.columns.actions}
            <Icon name="chevron-down" place="end" />
          </Button>
        </Menu.Trigger>
        <Menu.Content>
          {all.map(({ action, disabled, name, icon, tone }) => (
            <Menu.Item key={action} tone={tone} disabled={disabled} onSelect={() => onAsk(action)}>
              <Icon name={icon} /> <span>{name}</span>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Root>
    );
  return all.map(({ action, disabled, name, icon, tone }) => (
    <Button key={action} size="small" variant="outline" tone={tone} disabled={disabled} onClick={() => onAsk(action)}>
      <Icon name={icon} />
      <span>{name}</span>
    </Button>
  ));
}
