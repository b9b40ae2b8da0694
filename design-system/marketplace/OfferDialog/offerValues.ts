export interface OfferValues {
  /** Micro-tokens per hour. */
  amount: number;
  /** Trimmed text, '' for none. */
  description: string;
}

export interface OfferDraft {
  /** In tokens. */
  amount: string;
  /** Text as typed. */
  description: string;
}
