export const pickerTexts = {
  clear: 'Clear {label}',
  empty: 'Nothing matches',
  removed: '{name} removed',
  loading: 'Searching …',
  more: { many: '{count} more: type to narrow them down' },
} as const;
