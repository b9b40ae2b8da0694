import type { Party } from '#contract/generated/documents.ts';
import { resource } from '../../state/machine/resource.ts';

export interface FoundPartner extends Party {
  /** Full email address, if the person was found by it: the name does not contain it. */
  address?: string | undefined;
}

interface Partners {
  people: readonly FoundPartner[];
  answered: string;
}

/** Searches partners: trading contacts by name, anyone by full email address. */
export const partners = resource('contracts.people', {
  from: 'people',
  input: ({ search }: { search: string }) => ({ search }),
  value: (found, { search }, before): Partners => {
    const address = search.includes('@') && { address: search };
    const known = new Map<string, FoundPartner>(before?.people.map((one) => [one.id, one]));
    for (const one of found) known.set(one.id, { ...known.get(one.id), ...one, ...address });
    return { people: [...known.values()], answered: search };
  },
});
