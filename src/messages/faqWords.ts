/** Words around the questions and answers. */
export const faqWords = {
  intro: 'Answers about this exchange. Every answer has an address of its own.',
  search: 'Search questions and answers',
  groups: 'Topics',
  count: { one: '1 answer', many: '{count} answers' },
  copy: 'Copy link',
  copied: 'Link copied',
  helped: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you. Your answer stays in this browser until you sign out; nobody is told.',
  sorry:
    'Sorry. Your answer stays in this browser until you sign out; nobody is told. Other words in the search may find a better answer.',
  nothing: 'No answer has these words',
  nearest: 'The nearest answers stand below.',
  nearestText: 'Try fewer or other words, or look through the topics.',
  clear: 'Show all answers',
} as const;

/** Words of the help beside each screen. */
export const helpWords = {
  title: 'Help',
  text: 'About the screen that you are on.',
  all: 'All questions and answers',
} as const;
