export const fileTexts = {
  choose: 'Choose a file or drop it here',
  remove: 'Remove',
  cancel: 'Cancel',
  uploading: 'Uploading ${name}',
  atMost: 'at most ${size}',
  pictures: 'pictures',
} as const;
