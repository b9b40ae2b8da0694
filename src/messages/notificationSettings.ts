export const notificationSettingsMessages = {
  title: 'Notifications',
  text: 'Choose which notifications you receive, and which pop up or play a sound.',
  list: 'Receive',
  show: 'Pop up',
  hear: 'Sound',
  quiet: 'Quiet hours',
  quietText: 'No pop-ups or sounds between these hours.',
  from: 'From',
  to: 'To',
  never: 'Never',
  half: 'Choose both hours.',
} as const;
