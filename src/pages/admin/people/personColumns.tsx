import { Avatar, Text, TwoLineCell, type CsvColumn } from '#design-system';
import type { User } from '#contract/types.ts';
import { orderNames } from '../../../messages/lists.ts';
import { adminMessages } from '../../../messages/admin.ts';
import { personOrEmail } from '../../shared/account/personName.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { When } from '../../shared/When.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonRoles, PersonState, rolesOf, stateNames } from './personState.tsx';

const { columns: messages, mfa, never, you } = adminMessages;

function Person({ user, self, to }: { user: User; self: boolean; to: string }) {
  const name = personOrEmail(user);
  return (
    <TwoLineCell picture={<Avatar name={name} src={user.picture} size="small" />} detail={user.email}>
      <RouterLink to={to} variant="quiet" data-part="target">
        {name}
      </RouterLink>
      {self && (
        <Text tone="muted">
          {' '}
          (<span>{you}</span>)
        </Text>
      )}
    </TwoLineCell>
  );
}

interface ColumnsProps {
  selfId: string;
  pathTo: (id: string) => string;
}

/** IDs of sortable columns are the sort names of the API. */
export const personColumns = ({ selfId, pathTo }: ColumnsProps): CsvColumn<User>[] => [
  {
    id: 'NAME',
    header: messages.person,
    sortable: true,
    orderNames: orderNames.name,
    width: 'minmax(15rem, 2fr)',
    maxWidth: '20rem',
    cell: (user) => <Person user={user} self={user.id === selfId} to={pathTo(user.id)} />,
    csv: personOrEmail,
  },
  {
    id: 'roles',
    header: messages.roles,
    width: 'minmax(9rem, 1.2fr)',
    phone: 'plain',
    cell: (user) => <PersonRoles user={user} />,
    csv: (user) => rolesOf(user).join(', '),
  },
  {
    id: 'state',
    header: messages.state,
    phone: 'plain',
    cell: (user) => <PersonState user={user} />,
    csv: (user) => stateNames(user).join(', '),
  },
  { id: 'mfa', header: messages.mfa, phone: 'hidden', cell: (user) => (user.mfa ? mfa.on : mfa.off) },
  {
    id: 'company',
    header: messages.company,
    maxWidth: '14rem',
    cell: ({ company }) => company,
    csv: (user) => user.company,
  },
  {
    id: 'LAST_LOGIN',
    header: messages.lastLogin,
    sortable: true,
    orderNames: orderNames.signIn,
    cell: ({ last_login }) => (last_login ? <When at={last_login} /> : <Text tone="muted">{never}</Text>),
    csv: ({ last_login }) => last_login,
  },
  {
    id: 'CREATED',
    header: messages.created,
    phone: 'hidden',
    sortable: true,
    orderNames: orderNames.date,
    cell: ({ created_date }) => <When at={created_date} />,
    csv: ({ created_date }) => created_date,
  },
  {
    id: 'actions',
    header: messages.actions,
    hiddenHeader: true,
    align: 'end',
    width: '4rem',
    phone: 'corner',
    cell: (user) => <PersonActions user={user} />,
  },
];

export const fileColumns: CsvColumn<User>[] = [{ id: 'email', header: messages.email, cell: ({ email }) => email }];
