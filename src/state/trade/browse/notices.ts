import type { Input } from '#contract/types.ts';
import { run } from '../../machine/operations.ts';
import { resource } from '../../machine/resource.ts';

export const notices = resource('product.notices', {
  from: 'streams.notices',
  input: (id: string) => ({ params: { id } }),
});

export const notifyBuyers = (id: string, body: Input<'streams.notify'>['body']) =>
  run('product.notify', { params: { id }, body }, { id });
