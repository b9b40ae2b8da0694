export const faqMessages = {
  intro: 'Answers about this exchange.',
  search: 'Search questions and answers',
  groups: 'Topics',
  count: { one: '1 answer', many: '{count} answers' },
  copy: 'Copy link',
  copied: 'Link copied',
  helped: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you. Your answer is only saved in this browser until you sign out.',
  sorry:
    'Sorry. Your answer is only saved in this browser until you sign out. Try other search words for a better answer.',
  nothing: 'No exact match',
  nearest: 'Closest answers',
  noneNear: { title: 'Try fewer or other words', text: 'Or browse all answers by topic.' },
  clear: 'Show all answers',
} as const;

export const helpMessages = {
  title: 'Help',
  text: 'About this screen.',
  all: 'All questions and answers',
} as const;
