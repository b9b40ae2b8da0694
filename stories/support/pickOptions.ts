export const options = [
  { value: 'ana', label: 'Ana Ström', hint: 'ana@example.org' },
  { value: 'bo', label: 'Bo Chen', hint: 'bo@example.org' },
  { value: 'cleo', label: 'Cleo Diaz', hint: 'cleo@example.org' },
  { value: 'dan', label: 'Dan Okafor', hint: 'on leave', disabled: true },
];
export const many = Array.from({ length: 10_000 }, (_, index) => ({ value: String(index), label: `Product ${index}` }));
