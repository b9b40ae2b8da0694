// The names of the partners in a half-written contract: who was found by an address is not found again by the server's own list.
import type { Found } from './contractStore.ts';
import { writeDraft, readDraft } from '../../state/me/drafts.ts';

const name = 'contract.people';

/** Those who were chosen before, by name. */
export function chosenPeople(): Found[] {
  const { people } = (readDraft(name) ?? {}) as { people?: unknown };
  const known = Array.isArray(people) ? (people as unknown[]) : [];
  return known.filter(
    (one): one is Found => typeof (one as Found | null)?.id === 'string' && typeof (one as Found).name === 'string',
  );
}

/** Keeps the names of those whom a half-written contract names; none for none. */
export function keepChosen(values: object | undefined, known: readonly Found[]) {
  const { items } = (values ?? {}) as { items?: readonly { partner?: unknown }[] };
  const people = known.filter(({ id }) => items?.some(({ partner }) => partner === id));
  writeDraft(name, people.length > 0 ? { people } : undefined);
}
