export const normalEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase();
