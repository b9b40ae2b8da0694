import type { Handlers } from '../handler.ts';
import { Refusal } from '../refusal.ts';

// Calls that are being written; the file goes with the last of them.
const later = async (): Promise<never> => {
  throw new Refusal(503, 'unavailable', 'This call is not there yet', { retryAfter: 60 });
};

export const tradingPending: Handlers<'streams.setLogo' | 'streams.upload' | 'streams.exportOwned' | 'catalogue.get'> =
  {
    'streams.setLogo': later,
    'streams.upload': later,
    'streams.exportOwned': later,
    'catalogue.get': later,
  };
