import type { FaqGroup } from './shapes.ts';

export const accountFaqs = {
  name: 'Signing in and your account',
  faqs: [
    {
      id: 'forgot-password',
      question: 'I forgot my password. What now?',
      answer: [
        'Choose “Forgot password” on the sign-in screen and enter your address. If somebody has that address, a mail with a link arrives within a few minutes. The link works once and for a limited time, half an hour unless this exchange has set another.',
        'An account gets three such mails an hour at most. Whether or not an address is known here, the screen says the same, so that nobody can find out who has an account.',
      ],
      keywords: 'recover reset lost link mail',
    },
    {
      id: 'password-rules',
      question: 'Which passwords are accepted?',
      answer: [
        'Between 9 and 128 characters, of any kind. Passwords that are known to be common, your own address, and your last five passwords are refused.',
      ],
      keywords: 'strength length characters reused',
    },
    {
      id: 'wrong-password-wait',
      question: 'Why do I have to wait after several wrong passwords?',
      answer: [
        'After five wrong passwords for one account the next try must wait 30 seconds; the wait doubles with each further one, up to 15 minutes. A right password then works again. The wait keeps others from guessing yours.',
      ],
      keywords: 'locked out too many attempts',
    },
    {
      id: 'session-ends',
      question: 'Why was I signed out?',
      answer: [
        'A session ends after an hour without use and after a day at most, unless this exchange has set other times. It also ends when you sign out in another tab, change your password elsewhere, or when an administrator disables or locks the account.',
        'Sign in again: you come back to the page on which you were.',
      ],
      keywords: 'session expired timeout logged out',
    },
    {
      id: 'second-factor',
      question: 'What is the second factor, and how do I set it up?',
      answer: [
        'With a second factor, signing in takes a six-digit code from an app on your phone as well as the password, so a stolen password alone opens nothing. Scan the QR code with an authenticator app, or type the key into it, and enter the code that it shows.',
        'Save the ten recovery codes that you are then shown: each signs you in once if you lose the phone, and they are never shown again.',
      ],
      keywords: 'mfa 2fa totp authenticator qr code',
      link: { to: '/dashboard/security', label: 'Open security' },
    },
    {
      id: 'lost-phone',
      question: 'I lost my phone and cannot enter a code.',
      answer: [
        'Choose “Use a recovery code” on the code screen and enter one of those that you saved. Each works once. Without any of them, ask an administrator of this exchange.',
      ],
      keywords: 'recovery codes mfa phone stolen',
    },
    {
      id: 'locked-or-disabled',
      question: 'My account is locked or disabled. What does that mean?',
      answer: [
        'An administrator has shut it: you cannot sign in, and access that you bought cannot be read meanwhile. Nothing is deleted: your wallet, products and purchases are there again once the account is opened. Only an administrator can do that.',
      ],
      keywords: 'blocked suspended',
    },
    {
      id: 'modes',
      question: 'What are modes, and how do I switch?',
      answer: [
        'An account may hold several roles: user, buyer, seller, administrator, service provider, data-room user. The mode in the header decides which of them you work in now and so which screens you see. What you may do is the sum of all your roles, whichever mode you are in.',
      ],
      keywords: 'roles switch buyer seller user mode',
    },
  ],
} as const satisfies FaqGroup;
