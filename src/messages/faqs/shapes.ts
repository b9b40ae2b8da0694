/** One question and its answer. */
export interface Faq {
  /** Its address: `/faqs#id`. Never changed, since people keep links. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Other words by which people look for it. */
  keywords?: string;
  /** Where in the app it is done. */
  link?: { to: string; label: string };
}

/** Questions about one task. */
export interface FaqGroup {
  name: string;
  faqs: readonly Faq[];
}
