/** Words of how news are shown and heard as they happen. */
export const newsWords = {
  title: 'News',
  text: 'What is shown or heard the moment it happens; the bell keeps all of it. Kept in this browser until you sign out.',
  show: 'Show',
  hear: 'Sound',
  quiet: 'Quiet hours',
  quietText: 'Between them nothing is shown or heard.',
  from: 'From',
  to: 'To',
  never: 'Never',
  half: 'Choose this hour too: one alone makes no quiet hours.',
} as const;
