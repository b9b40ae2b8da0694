// Partner names of a half-written contract: the server's list does not repeat people found by address.
import { writeDraft, readDraft } from '../../state/me/drafts.ts';
import type { Found } from './partners.ts';

const name = 'contract.people';

export function chosenPeople(): Found[] {
  const { people } = (readDraft(name) ?? {}) as { people?: unknown };
  const known = Array.isArray(people) ? (people as unknown[]) : [];
  return known.filter(
    (one): one is Found => typeof (one as Found | null)?.id === 'string' && typeof (one as Found).name === 'string',
  );
}

export function keepChosen(values: object | undefined, known: readonly Found[]) {
  const { items } = (values ?? {}) as { items?: readonly { partner?: unknown }[] };
  const people = known.filter(({ id }) => items?.some(({ partner }) => partner === id));
  writeDraft(name, people.length > 0 ? { people } : undefined);
}
