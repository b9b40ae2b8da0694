export const notificationSettingsMessages = {
  title: 'Notifications',
  text: 'Choose which notifications you receive, and which pop up or play a sound.',
  list: 'Receive',
  show: 'Pop up',
  hear: 'Sound',
  quiet: 'Quiet hours',
  quietText: 'No pop-ups or sounds between these times. Leave both empty to turn quiet hours off.',
  from: 'From',
  to: 'To',
  half: 'Enter both times.',
} as const;
