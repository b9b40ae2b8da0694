// Partner names of a half-written contract: the server's list does not repeat people found by address.
import { writeDraft, readDraft } from '../../state/me/drafts.ts';
import type { FoundPartner } from './partners.ts';

const name = 'contract.people';

export function chosenPeople(): FoundPartner[] {
  const { people } = (readDraft(name) ?? {}) as { people?: unknown };
  const known = Array.isArray(people) ? (people as unknown[]) : [];
  return known.filter(
    (one): one is FoundPartner =>
      typeof (one as FoundPartner | null)?.id === 'string' && typeof (one as FoundPartner).name === 'string',
  );
}

export function keepChosen(values: object | undefined, known: readonly FoundPartner[]) {
  const { items } = (values ?? {}) as { items?: readonly { partner?: unknown }[] };
  const people = known.filter(({ id }) => items?.some(({ partner }) => partner === id));
  writeDraft(name, people.length > 0 ? { people } : undefined);
}
