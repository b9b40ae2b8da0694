import { dataRoom } from '#contract/constants.ts';
import type { FaqGroup } from './shapes.ts';

export const workingFaqs = {
  name: 'Working with this app',
  faqs: [
    {
      id: 'dashboard',
      question: 'What does the dashboard show?',
      answer: [
        'Your open tasks first, then your balance, offers, active access and recent activity. Each figure loads independently, so one failure does not affect the others.',
      ],
      keywords: 'overview start home',
      link: { to: '/dashboard', label: 'Open the dashboard' },
    },
    {
      id: 'palette',
      question: 'Is there a quick way to go anywhere?',
      answer: [
        'Press Ctrl-K, or ⌘-K on a Mac, and type a few letters of a screen, product, offer or action. Administrators can also find people. Type ? to see all shortcuts. You can turn off single-key shortcuts there.',
      ],
      keywords: 'shortcut keyboard command search palette',
    },
    {
      id: 'notifications',
      question: 'How am I notified?',
      answer: [
        'The bell counts new notifications: offers, purchases, requests, contracts and expiring access. Each links to the right screen. Notifications are kept for 180 days.',
      ],
      keywords: 'bell alerts news',
      link: { to: '/dashboard/notifications', label: 'Open notifications' },
    },
    {
      id: 'times',
      question: 'In which time zone are times shown?',
      answer: [
        'In the time zone of your device. Point at a relative time, such as “in 3 hours”, to see the exact local time and UTC. Contracts and access are stored in UTC, so daylight saving time never changes their length.',
      ],
      keywords: 'utc clock date',
    },
    {
      id: 'data-room',
      question: 'What is the data room?',
      answer: [
        'A data-room user can browse, buy and run analyses on bought data. Rows, source addresses and access addresses are not available, only results and column statistics.',
        `Owners can limit all buyers to analyses. Such a product is marked “Analyses only” before you pay. Groups under ${dataRoom.minimumGroup} rows are hidden, results use an 80% sample and figures are rounded, so no single row is revealed. Runs per day are limited for each buyer. The owner allows each algorithm of a provider, on the tab “Use” of the product.`,
      ],
      keywords: 'druser results aggregates',
    },
    {
      id: 'api',
      question: 'Can programs use this exchange?',
      answer: [
        'Yes. The app uses the same API, documented at /docs and /openapi.json. Send the raw session token in the authorization header, without a scheme. To read bought data you only need the access address.',
      ],
      keywords: 'openapi rest graphql developer token',
    },
    {
      id: 'request-id',
      question: 'What is the reference shown with an error?',
      answer: [
        'The ID of the failed request in the log of the exchange. Include it when you contact the operator of this exchange, so they can find the problem.',
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
        'Switch to the mode “Administrator” in the header. Only accounts with that role have it. In other modes the page is not available, even by its address.',
      ],
      keywords: 'admin users manage',
    },
    {
      id: 'disable-or-lock',
      question: 'Should I disable or lock an account?',
      answer: [
        'Both end all sessions at once and prevent sign-in. Neither deletes anything. Lock an account during an investigation; disable it when a person leaves. The two are independent: a disabled account stays blocked after you unlock it.',
        'Your reason is saved in the activity log. Only administrators can read it.',
      ],
      keywords: 'block suspend user',
    },
    {
      id: 'last-admin',
      question: 'Why can I not change my own roles, or the last administrator?',
      answer: [
        'This prevents people from extending their own rights, and the exchange always keeps one administrator. Another administrator can change your roles.',
      ],
      keywords: 'own rights admin demote',
    },
    {
      id: 'add-many-people',
      question: 'How do I add many people at once?',
      answer: [
        'Use “Import people” with a CSV or Excel file. A template is available there. Every row is checked before it is added, including whether the address is taken. Rows with errors are left out and can be downloaded.',
        'People without a password get an email with a link to set one. Administrators never see or change existing passwords.',
      ],
      keywords: 'csv import users bulk invite',
    },
    {
      id: 'audit-log',
      question: 'What does the activity log hold?',
      answer: [
        'Sign-ins, refused sign-ins, password and two-factor changes, and all other account changes. Each entry has the administrator, the account, the time and the change. It never contains secrets and cannot be changed in the app.',
      ],
      keywords: 'audit history changes who',
    },
  ],
} as const satisfies FaqGroup;
