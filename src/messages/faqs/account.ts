import type { FaqGroup } from './shapes.ts';

export const accountFaqs = {
  name: 'Signing in and your account',
  faqs: [
    {
      id: 'forgot-password',
      question: 'I forgot my password. What now?',
      answer: [
        'Choose “Forgot password” on the sign-in screen and enter your address. If there is an account with that address, an email with a link arrives within a few minutes. The link works once and expires, by default after half an hour.',
        'An account gets at most three such emails per hour. The screen shows the same message for unknown addresses, to protect your privacy.',
      ],
      keywords: 'recover reset lost link mail',
    },
    {
      id: 'password-rules',
      question: 'Which passwords are accepted?',
      answer: [
        'Between 9 and 128 characters, of any kind. Common passwords, your own address and your last five passwords are not accepted.',
      ],
      keywords: 'strength length characters reused',
    },
    {
      id: 'wrong-password-wait',
      question: 'Why do I have to wait after several wrong passwords?',
      answer: [
        'After five wrong passwords you must wait 30 seconds. Each further wrong password doubles the wait, up to 15 minutes. The wait protects your account against guessing.',
      ],
      keywords: 'locked out too many attempts',
    },
    {
      id: 'session-ends',
      question: 'Why was I signed out?',
      answer: [
        'By default, a session ends after an hour without use and after a day at most. It also ends when you sign out in another tab or change your password elsewhere, or when an administrator disables or locks your account.',
        'Sign in again to return to the page you were on.',
      ],
      keywords: 'session expired timeout logged out',
    },
    {
      id: 'second-factor',
      question: 'What is two-factor authentication, and how do I set it up?',
      answer: [
        'Signing in then takes your password and a six-digit code from an app on your phone. A stolen password alone is not enough. Scan the QR code with an authenticator app, or type in the key, and enter the code from the app.',
        'Save the ten recovery codes. Each one signs you in once if you lose your phone. You cannot view them again.',
      ],
      keywords: 'second factor mfa 2fa totp authenticator qr code',
      link: { to: '/dashboard/security', label: 'Open security' },
    },
    {
      id: 'lost-phone',
      question: 'I lost my phone and cannot enter a code.',
      answer: [
        'Choose “Use a recovery code” on the code screen and enter one of your saved codes. Each code works once. If you have none left, contact an administrator of this exchange.',
      ],
      keywords: 'recovery codes mfa phone stolen',
    },
    {
      id: 'locked-or-disabled',
      question: 'My account is locked or disabled. What does that mean?',
      answer: [
        'An administrator has blocked your account. Until it is unblocked you cannot sign in or read data you bought. Nothing is deleted: your wallet, products and purchases are kept. Only an administrator can unblock it.',
      ],
      keywords: 'blocked suspended',
    },
    {
      id: 'modes',
      question: 'What are modes, and how do I switch?',
      answer: [
        'An account can have several roles: user, buyer, seller, administrator, service provider, data-room user. The mode in the header selects the role you work in and the screens you see. Your permissions are those of all your roles, in every mode.',
      ],
      keywords: 'roles switch buyer seller user mode',
    },
  ],
} as const satisfies FaqGroup;
