export const notFoundMessages = {
  notFound: {
    text: 'There is nothing at this address. It may have been removed, or the link is incomplete.',
    action: 'Go to the dashboard',
    signIn: 'Sign in',
    signedOut:
      'There is nothing at this address. It may have been removed, the link may be incomplete, or you need to sign in to see it.',
  },
  otherMode: {
    title: 'Administration is open to administrators only',
    text: 'You have this role, but you are working in another one.',
    action: 'Switch to administrator',
  },
} as const;
