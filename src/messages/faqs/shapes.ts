export interface Faq {
  /** Anchor in the address: `/faqs#id`. Never changes, as links depend on it. */
  id: string;
  question: string;
  answer: readonly string[];
  keywords?: string;
  link?: { to: string; label: string };
}

export interface FaqGroup {
  name: string;
  faqs: readonly Faq[];
}
