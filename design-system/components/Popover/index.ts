export * as Popover from './Popover.tsx';
export type { PopoverContentProps, PopoverRootProps } from './Popover.tsx';
