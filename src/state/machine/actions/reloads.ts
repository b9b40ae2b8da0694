// Names of resources that several actions load again.
export const offerLists = [
  'offers.made',
  'offers.received',
  'offers.all',
  'offers.one',
  'product.load',
  'product.offers',
  'overview.waiting',
  'notifications.waiting',
  'wallet.offers',
] as const;
export const moneyLists = [
  'wallet.balance',
  'wallet.history',
  'wallet.sums',
  'wallet.check',
  'wallet.course',
  'overview.months',
  'overview.course',
] as const;
export const paymentLists = ['payments.own', 'payments.list', 'overview.payments'] as const;
export const joinLists = ['joining.list'] as const;
export const accessLists = ['access.bought', 'accesses.mine', 'accesses.running', 'overview.access'] as const;
