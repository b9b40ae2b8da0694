export interface OfferValues {
  /** Micro-tokens per hour. */
  amount: number;
  description: string;
}

/** Form values, as typed. */
export interface OfferDraft {
  /** In tokens. */
  amount: string;
  description: string;
}
