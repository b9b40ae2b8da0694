export const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof strengths)[number];

const alphabets = [
  { matches: /[a-z]/, size: 26 },
  { matches: /[A-Z]/, size: 26 },
  { matches: /[0-9]/, size: 10 },
  { matches: /[^a-zA-Z0-9]/, size: 33 },
] as const;

function freshLength(text: string): number {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => {
    const before = codes[index - 1];
    return before === undefined || Math.abs(code - before) > 1;
  }).length;
}

export function passwordStrength(text: string): PasswordStrength {
  const alphabet = alphabets.reduce((sum, { matches, size }) => sum + (matches.test(text) ? size : 0), 0);
  const bits = freshLength(text) * Math.log2(Math.max(alphabet, 2));
  if (bits < 36) return 'weak';
  if (bits < 54) return 'fair';
  return bits < 72 ? 'good' : 'strong';
}
