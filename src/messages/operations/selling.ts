import { effects } from '../failures.ts';
import { change, look, messageOrError, type OperationMessages } from './texts.ts';

export const sellingMessages = {
  'products.add': { success: 'Product added successfully', ...change, effect: effects.productForm },
  'products.edit': { success: 'Product edited successfully', ...change, effect: effects.productForm },
  'products.delete': { success: 'Product deleted successfully', ...change },
  'products.url': look,
  'products.setLogo': { success: 'Logo saved', ...change },
  'products.export': { success: 'Products exported', ...look },
  'products.upload': { success: 'File uploaded successfully', ...messageOrError },
  'products.uploadPart': messageOrError,
  'products.checkFile': { ...messageOrError, effect: effects.none },
  'products.probe': look,
} as const satisfies Record<string, OperationMessages>;
