export const parties = ['buyer', 'seller'] as const;
export type Party = (typeof parties)[number];
export type DealAction = 'created' | 'revised' | 'accepted' | 'rejected' | 'withdrawn' | 'expired';

export interface DealMove {
  /** A date, a date string, or milliseconds since 1970. */
  at: Date | string | number;
  /** Side that moved. */
  by: Party;
  /** Kind of move. */
  action: DealAction;
  /** Micro-tokens per hour. */
  amount: number;
  /** Reason or terms. */
  description?: string;
}

interface Step {
  /** Latest price of each party after the move, micro-tokens; null before its first. */
  buyer: number | null;
  seller: number | null;
}

const proposes = (action: DealAction) => action === 'created' || action === 'revised';

export function ladderOf(moves: readonly DealMove[], listPrice: number | undefined): Step[] {
  let now: Step = { buyer: null, seller: Number.isFinite(listPrice) ? (listPrice ?? null) : null };
  const steps: Step[] = [];
  for (const { by, action, amount } of moves) {
    if (Number.isFinite(amount)) {
      if (action === 'accepted') now = { buyer: amount, seller: amount };
      else if (proposes(action))
        now = by === 'buyer' ? { buyer: amount, seller: now.seller } : { buyer: now.buyer, seller: amount };
    }
    steps.push(now);
  }
  return steps;
}

export function changeOf(moves: readonly DealMove[], index: number): number | null {
  const move = moves[index];
  if (!move || !proposes(move.action)) return null;
  const before = moves.slice(0, index).findLast(({ by, action }) => by === move.by && proposes(action));
  const change = before ? move.amount - before.amount : Number.NaN;
  return Number.isFinite(change) ? change : null;
}
