/** Canonical spelling of an address for accounts, limits and look-ups. */
export const normalEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase();
