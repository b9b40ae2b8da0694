import type { Handlers } from '../handler.ts';
import { Refusal } from '../refusal.ts';

// Calls that are being written; the file goes with the last of them.
const later = async (): Promise<never> => {
  throw new Refusal(503, 'unavailable', 'This call is not there yet', { retryAfter: 60 });
};

export const tradingPending: Handlers<
  | 'streams.update'
  | 'streams.remove'
  | 'streams.setLogo'
  | 'streams.upload'
  | 'streams.exportOwned'
  | 'catalogue.get'
  | 'offers.withdraw'
  | 'contracts.create'
  | 'contracts.sign'
  | 'accessRequests.create'
  | 'accessRequests.approve'
  | 'accessRequests.reject'
  | 'notifications.read'
  | 'notifications.stream'
> = {
  'streams.update': later,
  'streams.remove': later,
  'streams.setLogo': later,
  'streams.upload': later,
  'streams.exportOwned': later,
  'catalogue.get': later,
  'offers.withdraw': later,
  'contracts.create': later,
  'contracts.sign': later,
  'accessRequests.create': later,
  'accessRequests.approve': later,
  'accessRequests.reject': later,
  'notifications.read': later,
  'notifications.stream': later,
};
