import { standard, type OperationMessages } from './texts.ts';

export const accessesMessages = {
  'accesses.running': standard,
} as const satisfies Record<string, OperationMessages>;
