import { sessionRows } from './session.ts';
import { recoveryRows } from './recovery.ts';
import { accountRows } from './account.ts';
import { marketRows } from './market.ts';
import { productRows } from './product.ts';
import { sellingRows } from './selling.ts';
import { dealsRows } from './deals.ts';
import { accessRows } from './access.ts';
import { moneyRows } from './money.ts';
import { executionsRows } from './executions.ts';
import { notificationsRows } from './notifications.ts';
import { usersRows } from './users.ts';

/** Every action by its name. */
export const rows = {
  ...sessionRows,
  ...recoveryRows,
  ...accountRows,
  ...marketRows,
  ...productRows,
  ...sellingRows,
  ...dealsRows,
  ...accessRows,
  ...moneyRows,
  ...executionsRows,
  ...notificationsRows,
  ...usersRows,
};

export type OperationName = keyof typeof rows;
