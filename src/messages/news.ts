export const newsWords = {
  title: 'Notifications',
  text: 'Choose which notifications pop up or play a sound. The bell lists all of them. Saved in this browser until you sign out.',
  show: 'Show',
  hear: 'Sound',
  quiet: 'Quiet hours',
  quietText: 'No pop-ups or sounds between these hours.',
  from: 'From',
  to: 'To',
  never: 'Never',
  half: 'Choose both hours.',
} as const;
