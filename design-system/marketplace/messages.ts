import { useSay, type MessageName, type Say } from '../form/messages.ts';
import { fillText } from '../internal/format/fillText.ts';
import { useTexts } from '../internal/locale/LocaleContext.ts';

export const amountMessages = {
  notAmount: '{label} must be written in digits with a point, e.g. 12 or 0.25',
  negative: '{label} cannot be negative',
  tooFine: '{label} can have at most 6 decimals',
  hours: '{label} must be between {min} and {max} hours',
} as const;

type AmountMessage = keyof typeof amountMessages;
export type SayAmount = Say<MessageName | AmountMessage>;

const isAmountMessage = (name: string): name is AmountMessage => name in amountMessages;

export function useSayAmount(label: string): SayAmount {
  const say = useSay(label);
  const texts = useTexts('amountMessages', amountMessages);
  return (name, parts) =>
    isAmountMessage(name) ? fillText<string>(texts[name], { label, ...parts }) : say(name, parts);
}
