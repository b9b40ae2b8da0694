/** Texts shared by all screens. The specification gives `loading` word for word. */
export const screens = {
  loading: 'Please wait! Loading...',
  productName: 'Data Exchange',
  sessionEnded: 'Your session has ended. Please sign in again.',
  chunkFailed: {
    title: 'This page could not be loaded',
    text: 'A newer version may have been published, or the connection was lost.',
    action: 'Reload',
  },
  crashed: {
    title: 'This screen stopped working',
    text: 'The rest of the app still works. Nothing was sent.',
    action: 'Try again',
  },
  appCrashed: {
    title: 'Data Exchange stopped working',
    text: 'Nothing was sent. Reload the page; if that does not help, sign out and sign in again.',
    retry: 'Reload',
    signOut: 'Sign out',
  },
  offline: 'You are offline. Your input is kept and can be sent once you are back online.',
} as const;

/** Shown beside the sign-in form. Without figures, as they change. */
export const pitch = {
  sentence: 'The data you need, by the hour.',
  steps: [
    { name: 'Find it.', text: 'Browse products, each with a sample.' },
    { name: 'Agree on a price.', text: 'Pay the list price or negotiate an offer with the seller.' },
    { name: 'Read it by the hour.', text: 'Pay only for the hours you need.' },
  ],
} as const;
