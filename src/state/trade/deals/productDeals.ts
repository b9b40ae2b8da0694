import { resource } from '../../machine/resource.ts';

export const receivedOffers = resource('product.received', {
  from: 'offers',
  input: (streamId: string) => ({ streamId, role: 'SELLER' }),
});

export const purchases = resource('product.purchases', {
  from: 'subscriptions',
  input: (streamId: string) => ({ streamId, role: 'BOUGHT' }),
});
