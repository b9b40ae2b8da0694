export * as Accordion from './Accordion.tsx';
export type { AccordionItemProps } from './Accordion.tsx';
