export * as HoverCard from './HoverCard.tsx';
export type { HoverCardContentProps, HoverCardRootProps } from './HoverCard.tsx';
