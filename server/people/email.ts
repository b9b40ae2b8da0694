/** One spelling for each address: accounts, limits and look-ups agree on it. */
export const normalEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase();
