/** Labels and hints of forms that several pages share. Generic messages stand in the design system. */
export const forms = {
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  forgot: 'Forgot password?',
  help: 'Help with this screen',
  notLoaded: 'The exchange cannot be reached. Check your connection and try again.',
} as const;
