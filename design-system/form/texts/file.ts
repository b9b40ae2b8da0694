export const fileTexts = {
  choose: 'Choose a file or drop it here',
  remove: 'Remove',
  cancel: 'Cancel',
  uploading: 'Uploading ${name}',
  atMost: 'at most ${size}',
  pictures: 'pictures',
  wrongType: '${label} must be one of these: ${types}',
  tooLarge: '${label} must not be larger than ${max}',
  empty: 'This file is empty; please choose another ${label}',
} as const;
