export interface OfferValues {
  /** Micro-tokens per hour. */
  amount: number;
  description: string;
}

export interface OfferDraft {
  /** In tokens. */
  amount: string;
  description: string;
}
