import { fillText } from '../internal/format/fillText.ts';
import { useTexts } from '../internal/locale/LocaleContext.ts';

export const messages = {
  required: 'Please enter {label}',
  choose: 'Please choose: {label}',
  tick: 'Please tick: {label}',
  tooShort: '{label} must have at least {min} characters',
  tooLong: '{label} must have at most {max} characters',
  length: '{label} must have between {min} and {max} characters',
  tooSmall: '{label} must be at least {min}',
  tooLarge: '{label} must be at most {max}',
  range: '{label} must be between {min} and {max}',
  notNumber: '{label} must be a number, e.g. 12 or 0.5',
  notWhole: '{label} must be a whole number',
  notDate: '{label} must be a date, e.g. {example} or {iso}',
  notIsoDate: '{label} must be a date, e.g. {iso}',
  tooEarly: '{label} must be {min} or later',
  tooLate: '{label} must be {max} or earlier',
  digits: '{label} must have {min} digits',
  dayOrder: 'The first day of {label} must not be after the last',
  bothDays: 'Please enter both days of {label}',
  tooMany: 'Please choose at most {max} of {label}',
  order: 'The lowest {label} must not be above the highest',
  pattern: '{label} is not in the expected form',
  email: '{label} must be an email address, e.g. name@example.org',
  url: '{label} must be a web address that begins with https:// or http://',
} as const;

export type MessageName = keyof typeof messages;
type Parts = Readonly<Record<string, string | number>>;

export type Say<Name = MessageName> = (name: Name, parts?: Parts) => string;

/** Text of a message in English, with its parts filled in. */
export const message = (name: MessageName, parts: Parts): string => fillText<string>(messages[name], parts);

export function useSay(label: string): Say {
  const texts = useTexts('messages', messages);
  return (name, parts) => fillText<string>(texts[name], { label, ...parts });
}
