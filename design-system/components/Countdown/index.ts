export { urgencyChangeMs, urgencyOf, urgentMs, type Urgency } from './remaining.ts';
export { Countdown, type CountdownProps } from './Countdown.tsx';
