import { chooseClock } from '#design-system';
import { connect } from '../../api/connections.ts';
import { syncClock, serverNow } from '../../state/machine/clock.ts';

export function followClock() {
  connect({ onAnswer: ({ headers }) => syncClock(headers.get('date')) });
  chooseClock(serverNow);
}
