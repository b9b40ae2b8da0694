/** The generic form messages. The first is given by the specification, word for word. */
export const messages = {
  required: 'Please enter ${label}',
  choose: 'Please choose ${label}',
  tooShort: '${label} must have at least ${min} characters',
  tooLong: '${label} must have at most ${max} characters',
  tooSmall: '${label} must be at least ${min}',
  tooLarge: '${label} must be at most ${max}',
  notNumber: '${label} must be a number',
  notWhole: '${label} must be a whole number',
  notAmount: '${label} must be an amount such as 12 or 0.25',
  tooFine: '${label} can have at most 6 decimals',
  pattern: '${label} is not in the expected form',
  email: '${label} must be an email address',
  url: '${label} must be a web address that begins with https:// or http://',
} as const;

export type MessageName = keyof typeof messages;

/** Fills the places of a message: `message('required', { label: 'name' })` gives 'Please enter name'. */
export function message(name: MessageName, parts: Record<string, string | number>): string {
  return messages[name].replaceAll(/\$\{(\w+)\}/g, (place, key: string) => String(parts[key] ?? place));
}
