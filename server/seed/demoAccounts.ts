import type { Slot } from '#contract/types.ts';
import { amountScale } from '#contract/constants.ts';
import { fixedId } from './fixedId.ts';

export const demoPassword = 'Open-Data-2026!';
export const demoTokens = 100 * amountScale;

export type Person = 'admin' | 'seller' | 'buyer' | 'user' | 'sp' | 'druser';

export interface Profile {
  readonly slots: readonly Slot[];
  readonly first: string;
  readonly last: string;
  readonly company: string;
  readonly phone: string;
  readonly address: string;
  readonly country: string;
}

// Telephone numbers are from ranges reserved for fiction.
const profiles: Readonly<Record<Person, Profile>> = {
  admin: {
    slots: ['admin', 'user'],
    first: 'Ada',
    last: 'Sørensen',
    company: 'Data Exchange',
    phone: '+44 20 7946 0100',
    address: '12 Registry Lane, London EC2V 7HN',
    country: 'United Kingdom',
  },
  seller: {
    slots: ['seller'],
    first: 'Silvia',
    last: 'Moreno',
    company: 'Open Records Agency',
    phone: '+1 202 555 0114',
    address: '400 Archive Street, Washington, DC 20408',
    country: 'United States',
  },
  buyer: {
    slots: ['buyer'],
    first: 'Bram',
    last: 'de Wit',
    company: 'Polder Analytics',
    phone: '+31 6 5555 0142',
    address: 'Keizersgracht 210, 1016 DX Amsterdam',
    country: 'Netherlands',
  },
  user: {
    slots: ['user'],
    first: 'Uma',
    last: 'Iyer',
    company: 'Atlas & Field',
    phone: '+61 2 5550 0131',
    address: '8 Survey Road, Sydney NSW 2000',
    country: 'Australia',
  },
  sp: {
    slots: ['sp'],
    first: 'Stefan',
    last: 'Pohl',
    company: 'Pohl Modelling',
    phone: '+49 30 23125 148',
    address: 'Rechenweg 3, 10115 Berlin',
    country: 'Germany',
  },
  druser: {
    slots: ['drUser'],
    first: 'Dana',
    last: 'Reyes',
    company: 'Quiet Room Research',
    phone: '+1 613 555 0167',
    address: '77 Wellington Street, Ottawa ON K1A 0A9',
    country: 'Canada',
  },
};

const roleNames: Readonly<Record<Slot, string>> = {
  admin: 'Admin',
  seller: 'Seller',
  buyer: 'Buyer',
  user: 'User',
  sp: 'Service provider',
  drUser: 'Data-room user',
};

export const accountId = (key: string) => fixedId(`user ${key}`);
export const personId = (name: Person) => accountId(name);

const names = Object.keys(profiles) as Person[];

export const people = names.map((name) => ({
  id: personId(name),
  email: `${name}@example.com`,
  profile: profiles[name],
}));

/** As the sign-in screen of a demo lists them. */
export const demoPeople = people.map(({ email, profile }) => ({ name: roleNames[profile.slots[0] ?? 'user'], email }));
