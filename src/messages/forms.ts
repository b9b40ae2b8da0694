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

/** Beside the sign-in form of an exchange that can be looked at without an account. */
export const frontDoorMessages = {
  lookAround: 'Look around',
  figures: '{products} from {sellers}',
  products: { one: '1 product', many: '{count} products' },
  sellers: { one: '1 seller', many: '{count} sellers' },
  contact: 'Ask for an account',
  demo: 'This is a demo. Sign in as',
  free: 'Free',
  perHour: 'per hour',
  chart: '{column} of {name}',
} as const;
