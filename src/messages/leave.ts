export const leaveMessages = {
  title: 'Leave without saving?',
  lost: 'Your changes are not saved and will be lost if you leave.',
  draft: 'Your text is saved as a draft in this tab until you sign out. A chosen picture is not.',
  confirm: 'Leave',
  stay: 'Stay',
} as const;
