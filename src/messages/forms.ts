/** Labels and hints of forms that several pages share. Generic messages stand in the design system. */
export const forms = {
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
} as const;
