// Every question and answer, by task. A language is added as another folder of the same shape.
import { accountFaqs } from './account.ts';
import { buyingFaqs } from './buying.ts';
import { offersFaqs } from './offers.ts';
import { sellingFaqs } from './selling.ts';
import type { Faq, FaqGroup } from './shapes.ts';
import { walletFaqs } from './wallet.ts';
import { adminFaqs, workingFaqs } from './working.ts';

export const faqGroups: readonly FaqGroup[] = [
  buyingFaqs,
  offersFaqs,
  walletFaqs,
  sellingFaqs,
  accountFaqs,
  workingFaqs,
  adminFaqs,
];

const all: readonly Faq[] = faqGroups.flatMap(({ faqs }) => faqs);

export const faqsOf = (ids: readonly string[]): Faq[] => ids.flatMap((id) => all.find((faq) => faq.id === id) ?? []);

export type { Faq, FaqGroup } from './shapes.ts';
