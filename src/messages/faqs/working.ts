import type { FaqGroup } from './shapes.ts';

export const workingFaqs = {
  name: 'Working with this app',
  faqs: [
    {
      id: 'dashboard',
      question: 'What does the dashboard show?',
      answer: [
        'What needs you first, then how things stand: your balance, offers, running access and what moved lately. Each figure loads by itself, so one that fails does not take the others with it.',
      ],
      keywords: 'overview start home',
      link: { to: '/dashboard', label: 'Open the dashboard' },
    },
    {
      id: 'palette',
      question: 'Is there a quick way to go anywhere?',
      answer: [
        'Press Ctrl-K, or ⌘-K on a Mac, and type a few letters of a screen, a product, an offer, an action, or as an administrator a person. Type ? in it to see all shortcuts. Shortcuts of single keys can be switched off there.',
      ],
      keywords: 'shortcut keyboard command search palette',
    },
    {
      id: 'notifications',
      question: 'How am I told when something happens?',
      answer: [
        'The bell counts what is new as it happens: offers, purchases, requests, contracts, and access that is about to end. Each leads to where it is dealt with. Notifications are kept for 180 days.',
      ],
      keywords: 'bell alerts news',
      link: { to: '/dashboard/notifications', label: 'Open notifications' },
    },
    {
      id: 'times',
      question: 'In which time zone are times shown?',
      answer: [
        'In that of your device. Point at a relative time, such as “in 3 hours”, to see the exact local time and UTC. Contracts and access are kept in UTC, so daylight saving never changes how long they run.',
      ],
      keywords: 'utc clock date',
    },
    {
      id: 'data-room',
      question: 'What is the data room?',
      answer: [
        'A data-room user may browse, buy, and run analyses on what was bought, but never receives rows, source addresses or an access address: only results and a description of the columns.',
        'An owner can demand the same of everybody: such a product says “Analyses only” before you pay. Results then are of groups of ten rows and more, computed from four rows in five and told in round figures, so that nothing in them is a single row’s. Each buyer has so many runs a day.',
      ],
      keywords: 'druser results aggregates',
    },
    {
      id: 'api',
      question: 'Can programs use this exchange?',
      answer: [
        'Yes. Everything that the app does goes through the same calls, described at /docs and /openapi.json. The session token is sent as it is in the authorization header, without a word before it. Bought data are read by the access address alone.',
      ],
      keywords: 'openapi rest graphql developer token',
    },
    {
      id: 'request-id',
      question: 'What is the reference shown with an error?',
      answer: [
        'The number of that very request in the exchange’s own log. Tell it to whoever runs this exchange: with it they find what went wrong without asking you for anything secret.',
      ],
      keywords: 'error support reference request id',
    },
  ],
} as const satisfies FaqGroup;

export const adminFaqs = {
  name: 'Administration',
  faqs: [
    {
      id: 'admin-mode',
      question: 'Where is the administration page?',
      answer: [
        'Switch to the mode “Administrator” in the header; only accounts with that role have it. In any other mode the page does not exist, not even by its address.',
      ],
      keywords: 'admin users manage',
    },
    {
      id: 'disable-or-lock',
      question: 'Shall I disable or lock an account?',
      answer: [
        'Both end every session at once and keep the person out; neither deletes anything. Lock while something is being cleared up, disable when somebody has left. They are kept apart, so unlocking somebody who is also disabled does not let them in.',
        'A reason that you give is kept in the activity log, where administrators alone can read it.',
      ],
      keywords: 'block suspend user',
    },
    {
      id: 'last-admin',
      question: 'Why can I not change my own roles, or the last administrator?',
      answer: [
        'So that nobody gives themselves more, and the exchange is never left without somebody who can open accounts. Another administrator can change yours; the last one who can sign in stays.',
      ],
      keywords: 'own rights admin demote',
    },
    {
      id: 'add-many-people',
      question: 'How do I add many people at once?',
      answer: [
        'By a CSV file: “Add many” has a template. Every row is checked before anything is sent, also whether somebody has the address already. Rows to mend are left out and can be saved as a file of their own.',
        'Whoever is added without a password gets a mail with a link to set one. An administrator never sets or sees the password of somebody who has one.',
      ],
      keywords: 'csv import users bulk invite',
    },
    {
      id: 'audit-log',
      question: 'What does the activity log hold?',
      answer: [
        'Sign-ins and refusals, passwords and second factors, and every change to an account, with who, whom, when and from what to what. Secrets are never in it. It is kept by the exchange and cannot be changed from the app.',
      ],
      keywords: 'audit history changes who',
    },
  ],
} as const satisfies FaqGroup;
