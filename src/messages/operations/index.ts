import { sessionMessages } from './session.ts';
import { recoveryMessages } from './recovery.ts';
import { accountMessages } from './account.ts';
import { marketMessages } from './market.ts';
import { productMessages } from './product.ts';
import { sellingMessages } from './selling.ts';
import { dealsMessages } from './deals.ts';
import { accessMessages } from './access.ts';
import { accessesMessages } from './accesses.ts';
import { moneyMessages } from './money.ts';
import { executionsMessages } from './executions.ts';
import { notificationsMessages } from './notifications.ts';
import { usersMessages } from './users.ts';

/** Messages of every action, for its types and tests. A page loads those of the actions that it runs. */
export const operationMessages = {
  ...sessionMessages,
  ...recoveryMessages,
  ...accountMessages,
  ...marketMessages,
  ...productMessages,
  ...sellingMessages,
  ...dealsMessages,
  ...accessMessages,
  ...accessesMessages,
  ...moneyMessages,
  ...executionsMessages,
  ...notificationsMessages,
  ...usersMessages,
};
