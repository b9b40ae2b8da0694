export const columnMessages = {
  title: 'Meanings of the columns',
  text: 'Buyers read them in the column headers, in the profile and in the public catalogue.',
  why: 'A few words and a unit save each buyer a guess. Both are optional.',
  column: 'Column',
  meaning: 'Meaning',
  unit: 'Unit',
  meaningOf: 'Meaning of “{column}”',
  unitOf: 'Unit of “{column}”',
} as const;
