export { Flow, type FlowProps, type FlowStep } from './Flow.tsx';
