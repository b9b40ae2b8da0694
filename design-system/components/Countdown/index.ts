export { urgentMs } from './remaining.ts';
export { Countdown, type CountdownProps } from './Countdown.tsx';
