/** What is asked before a screen with unsaved text is left. */
export const leaveWords = {
  title: 'Leave without saving?',
  lost: 'What you changed here is not saved, and is lost when you leave.',
  draft:
    'Your text is kept as a draft in this tab until you sign out, so you can go on later. A chosen picture is not.',
  confirm: 'Leave',
  stay: 'Stay here',
} as const;
