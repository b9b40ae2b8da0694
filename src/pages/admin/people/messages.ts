import { detailMessages } from '../../../messages/admin.ts';

export const dataMessages = {
  hold: {
    name: 'Place a hold',
    ask: 'Keep the records of {name}?',
    consequence:
      'Nothing about this person can be erased, and their activity stays beyond the usual time, until an administrator releases the hold. The person is not notified.',
  },
  release: {
    name: 'Release the hold',
    ask: 'Release the records of {name}?',
    consequence: 'The data can be erased again, and old activity is deleted after the usual time.',
  },
  erase: {
    name: 'Erase',
    ask: 'Erase the data of {name}?',
    consequence:
      'Name, email, address, picture, messages and run results are deleted for good. Their products leave the marketplace, and open offers and bought access to the products end. Payments and deals remain under the name “Erased user”. This cannot be undone.',
  },
  download: 'Download their data first',
  file: 'user-data.json',
  held: 'On hold',
} as const;

export const supportMessages = {
  invite: detailMessages.invite,
  signOut: detailMessages.signOut,
  resetMfa: detailMessages.resetMfa,
  hold: dataMessages.hold.name,
  release: dataMessages.release.name,
  erase: dataMessages.erase.name,
} as const;
