// Own implementation because the project has no library with a throttle.
import { moneyReloadMs } from '../../config/constants.ts';
import { onReset } from '../machine/registry.ts';
import { operations, reload } from '../machine/operations.ts';
import { moneyLists } from '../machine/actions/reloads.ts';
import { balance } from '../trade/money/wallet.ts';

const listsOfMoney = moneyLists.filter((name) => name !== 'wallet.balance');

let pause: ReturnType<typeof setTimeout> | undefined;
let isOutdated = false;

/** A trade of many movements sends an event for each: the lists reload once for all within the interval. */
function reloadLists() {
  isOutdated = pause !== undefined;
  if (isOutdated) return;
  reload(listsOfMoney);
  pause = setTimeout(() => {
    pause = undefined;
    if (isOutdated) reloadLists();
  }, moneyReloadMs);
}

onReset(() => {
  clearTimeout(pause);
  pause = undefined;
  isOutdated = false;
});

/** Shows the balance of an event. A load that has not ended could replace it by an earlier balance. */
export function receiveBalance(received: number) {
  // The tab that moved the tokens has loaded the balance already.
  if (received === balance.get()) return;
  if (operations['wallet.balance']?.phase === 'success') balance.set(received);
  else reload(['wallet.balance']);
  reloadLists();
}
