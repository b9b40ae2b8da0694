export const forms = {
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  forgot: 'Forgot password?',
  noAccount: 'No account yet? An administrator of this exchange can add you.',
  draftRestored: 'Your draft is restored. Nothing was sent.',
  help: 'Help with this screen',
  notLoaded: 'The exchange cannot be reached. Check your connection and try again.',
} as const;

export const leaveMessages = {
  title: 'Leave without saving?',
  lost: 'Your changes are not saved and will be lost if you leave.',
  draft: 'Your text is saved as a draft in this tab until you sign out. A chosen picture is not.',
  confirm: 'Leave',
  stay: 'Stay',
} as const;
