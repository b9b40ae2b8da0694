import { chooseClock } from '#design-system';
import { connect } from '../../api/connections.ts';
import { heedDate, serverNow } from '../../state/machine/clock.ts';

export function followClock() {
  connect({ onAnswer: ({ headers }) => heedDate(headers.get('date')) });
  chooseClock(serverNow);
}
