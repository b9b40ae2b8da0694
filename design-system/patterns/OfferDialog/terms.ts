export interface OfferValues {
  /** Micro-tokens per hour. */
  amount: number;
  description: string;
}

/** What stands in the form, as typed. */
export interface OfferDraft {
  /** In tokens. */
  amount: string;
  description: string;
}
