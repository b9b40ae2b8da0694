/** Texts for the change of one field. */
export const changeTexts = {
  /** Before the earlier value, and between it and the later one: 'from 0.9 to 1.2'. */
  from: 'from ',
  to: ' to ',
  none: 'none',
  yes: 'yes',
  no: 'no',
} as const;
