import { sellingMessages } from '../../../messages/operations/selling.ts';
import { runner } from '../operations.ts';
import { load, act, formAct, type Row } from './row.ts';

const ownList = ['catalogue.load'] as const;

// prettier-ignore
export const sellingRows = {
  'products.add': { ...formAct, call: 'streams.create', reload: ownList },
  'products.edit': { ...formAct, call: 'streams.update', reload: ownList },
  'products.delete': { ...formAct, call: 'streams.remove', reload: ownList },
  'products.url': { ...act, call: 'streams.get', snacks: ['fail'] },
  'products.setLogo': { ...formAct, call: 'streams.setLogo', reload: [...ownList, 'product.load'] },
  'products.export': { ...act, call: 'streams.exportOwned' },
  'products.upload': { ...formAct, call: 'streams.upload', reload: ownList },
  'products.uploadPart': { ...act, call: 'streams.upload', snacks: [] },
  'products.checkFile': { ...load, call: 'streams.checkUpload' },
  'products.probe': { ...load, call: 'streams.probeEvents' },
} as const satisfies Record<keyof typeof sellingMessages, Row>;

export const run = runner(sellingRows, sellingMessages);
