import { Badge, Inline, StatusBadge } from '#design-system';
import { slots } from '#contract/constants.ts';
import type { User } from '#contract/types.ts';
import { adminMessages, roleNames } from '../../../messages/admin.ts';

const { states } = adminMessages;

export const stateNames = ({ disabled, locked }: Pick<User, 'disabled' | 'locked'>): string[] => {
  const held = [...(disabled ? [states.disabled] : []), ...(locked ? [states.locked] : [])];
  return held.length > 0 ? held : [states.active];
};

const toneOf = { [states.active]: 'success', [states.disabled]: 'danger', [states.locked]: 'warning' } as const;

export function PersonState({ user }: { user: Pick<User, 'disabled' | 'locked'> }) {
  return (
    <Inline as="span" gap={1}>
      {stateNames(user).map((name) => (
        <StatusBadge key={name} tone={toneOf[name as keyof typeof toneOf]}>
          {name}
        </StatusBadge>
      ))}
    </Inline>
  );
}

export const rolesOf = ({ userModeType }: Pick<User, 'userModeType'>): string[] =>
  slots.filter((slot) => userModeType[slot]).map((slot) => roleNames[slot]);

export function PersonRoles({ user }: { user: Pick<User, 'userModeType'> }) {
  return (
    <Inline as="span" gap={1}>
      {slots
        .filter((slot) => user.userModeType[slot])
        .map((slot) => (
          <Badge key={slot} tone={slot === 'admin' ? 'accent' : 'neutral'}>
            {roleNames[slot]}
          </Badge>
        ))}
    </Inline>
  );
}
