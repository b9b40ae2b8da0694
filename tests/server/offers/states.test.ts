import { describe, expect, it } from 'vitest';
import { offerActions, offerStatuses } from '#contract/constants.ts';
import type { OfferParty } from '#contract/types.ts';
import { createOffer, applyAction } from '#server/domains/offers/actions.ts';
import { nextState, transitions, type Actor, type OfferState } from '#server/domains/offers/rules.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { ledgerForFile } from '#tests/support/ledgerFixture.ts';
import { changeRows, rowOf } from '#tests/support/database/rows.ts';

const dayMs = 86_400_000;
const turns = ['buyer', 'seller'] as const;
const people = ['buyer', 'seller', 'stranger'] as const;

/** All states: pending on either side's turn, and each closed one. */
const states: OfferState[] = [
  ...turns.map((turn) => ({ status: 'pending' as const, turn })),
  ...offerStatuses.filter((status) => status !== 'pending').map((status) => ({ status, turn: null })),
];

/** Moves of people on an existing offer. Only the clock makes `expired`. */
const moves = ['accepted', 'rejected', 'revised', 'withdrawn'] as const;

// Written by hand, independent of the table under test.
const allowed = new Set([
  'seller accepted by seller',
  'seller rejected by seller',
  'seller revised by seller',
  'seller withdrawn by buyer',
  'buyer accepted by buyer',
  'buyer rejected by buyer',
  'buyer revised by buyer',
  'buyer withdrawn by buyer',
]);

describe('the table of transitions', () => {
  it('starts every move from pending and names each but once', () => {
    const names = transitions.map(({ turn, by, action }) => `${turn} ${action} by ${by}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(names.filter((name) => !name.endsWith('clock')))).toEqual(allowed);
  });

  it('has no transition from a closed state', () => {
    const actors: Actor[] = ['buyer', 'seller', 'clock'];
    const drawn = states
      .filter(({ turn }) => turn === null)
      .flatMap((state) => actors.flatMap((by) => offerActions.map((action) => nextState(state, by, action))));
    expect(drawn.filter(Boolean)).toEqual([]);
  });
});

const ledger = await ledgerForFile('embedded');
const [stranger, seller] = [await ledger.person(), await ledger.person()];

describe('every move by everyone in every state', () => {
  /** Creates an offer and brings it into a state by moves. */
  async function offerIn({ status, turn }: OfferState) {
    const buyer = await ledger.person();
    const streamId = await ledger.stream(seller);
    const { id } = await createOffer(ledger.exchange, {
      buyerId: buyer.id,
      streamId,
      amount: 7,
      description: 'first',
    });
    const by = (person: Caller, action: (typeof moves)[number]) =>
      applyAction(ledger.exchange, { personId: person.id, offerId: id, action });
    if (turn === 'buyer') await by(seller, 'revised');
    if (status === 'accepted' || status === 'rejected') await by(seller, status);
    if (status === 'withdrawn') await by(buyer, status);
    if (status === 'expired') {
      await changeRows(ledger.db, 'offers', { id }, { expires_at: new Date(Date.now() - dayMs).toISOString() });
    }
    return { id, buyer, seller, stranger };
  }

  const stored = (id: string) => rowOf(ledger.db, 'offers', { id }, 'status', 'turn', 'version');

  const cases = states.flatMap((state) =>
    people.flatMap((person) => moves.map((action) => ({ state, person, action }))),
  );

  it.each(cases)('$state.status ($state.turn): $action by $person', async ({ state, person, action }) => {
    const offer = await offerIn(state);
    const terms = action === 'revised' ? { terms: { amount: 9, description: 'other' } } : {};
    const move = () =>
      applyAction(ledger.exchange, { personId: offer[person].id, offerId: offer.id, action, ...terms });
    const before = await stored(offer.id);
    const drawn = allowed.has(`${state.turn} ${action} by ${person}`);
    const outcome = await move().catch((error: unknown) => error);
    const after = await stored(offer.id);
    const refused = outcome instanceof Refusal ? outcome.status : 200;
    expect(refused).toBe(drawn ? 200 : person === 'stranger' ? 404 : 409);
    // A refused move changes nothing, except that a party's move marks an overdue offer as expired.
    const expires = state.status === 'expired' && person !== 'stranger';
    expect(after.version - before.version).toBe(drawn || expires ? 1 : 0);
    const next: OfferState | undefined = drawn ? nextState(state, person as OfferParty, action) : undefined;
    const pending = { status: 'pending', turn: 'seller' };
    expect({ status: after.status, turn: after.turn }).toEqual(
      next ?? (state.status === 'expired' && !expires ? pending : state),
    );
  });
});
