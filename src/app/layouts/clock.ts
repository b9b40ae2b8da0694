import { chooseClock } from '#design-system';
import { connect } from '../../api/connections.ts';
import { heedDate, serverNow } from '../../state/machine/clock.ts';

/** Counts time as the exchange does, whatever the device's clock says. */
export function followClock() {
  connect({ onAnswer: ({ headers }) => heedDate(headers.get('date')) });
  chooseClock(serverNow);
}
