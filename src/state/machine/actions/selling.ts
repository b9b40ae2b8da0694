import { effects } from '../../../messages/failures.ts';
import { change, look, messageOrError } from '../../../messages/operations.ts';
import { load, act, formAct, type Row } from './row.ts';

const ownList = ['catalogue.load'] as const;

// prettier-ignore
export const sellingRows = {
  'products.add': { ...formAct, ...change, call: 'streams.create', success: 'Product added successfully', effect: effects.productForm, reload: ownList },
  'products.edit': { ...formAct, ...change, call: 'streams.update', success: 'Product edited successfully', effect: effects.productForm, reload: ownList },
  'products.delete': { ...formAct, ...change, call: 'streams.remove', success: 'Product deleted successfully', reload: ownList },
  'products.url': { ...act, ...look, call: 'streams.get', snacks: ['fail'] },
  'products.setLogo': { ...formAct, ...change, call: 'streams.setLogo', success: 'Logo saved', reload: [...ownList, 'product.load'] },
  'products.export': { ...act, ...look, call: 'streams.exportOwned', success: 'Products exported' },
  'products.upload': { ...formAct, ...messageOrError, call: 'streams.upload', success: 'File uploaded successfully', reload: ownList },
  'products.uploadPart': { ...act, ...messageOrError, call: 'streams.upload', snacks: [] },
  'products.checkFile': { ...load, ...messageOrError, call: 'streams.checkUpload', effect: effects.none },
  'files.read': { ...load, call: 'files.read', effect: effects.none },
  'products.addFile': { ...load, ...messageOrError, call: 'streams.addFile', effect: effects.none },
  'products.probe': { ...load, ...look, call: 'streams.probeEvents' },
} as const satisfies Record<string, Row>;
