import { standard, type OperationMessages } from './texts.ts';

export const productMessages = {
  'product.measure': { ...standard, success: 'Sample measured' },
  'product.watch': { ...standard, success: 'You will be notified of changes' },
  'product.unwatch': { ...standard, success: 'You stopped watching this product' },
} as const satisfies Record<string, OperationMessages>;
