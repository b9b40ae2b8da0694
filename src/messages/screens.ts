/** Text of the shell and of what all screens share. The first is given by the specification. */
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
  notFound: {
    title: 'There is nothing at this address',
    text: 'It may have been removed, or the link is not whole.',
    action: 'Go to the dashboard',
  },
  offline: 'You are offline. What you type stays here; it can be sent once the connection is back.',
} as const;

/** Titles and headings of the pages, by route name. */
export const titles = {
  login: 'Sign in',
  forgotPassword: 'Forgot password',
  recover: 'Recover your account',
  newPassword: 'Set a new password',
  passcode: 'Enter your code',
  qrCode: 'Set up a second factor',
  dashboard: 'Dashboard',
  offers: 'Offers',
  marketplace: 'Marketplace',
  product: 'Product',
  wallet: 'Wallet',
  walletHistory: 'Wallet history',
  notFound: 'Page not found',
} as const;
