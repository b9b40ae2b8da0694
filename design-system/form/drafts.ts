export interface FormDraft {
  /** Returns the stored values that fit the initial values, see `fitting`. */
  read: (sample: unknown) => unknown;
  /** Stores the values on every change; undefined when they equal the initial values. */
  keep: (values: object | undefined) => void;
}

/** Picks the stored fields that match the sample in name and type; where it is null, a text or a number fits. An empty list takes any items. */
export function fitting(sample: unknown, value: unknown): unknown {
  if (value === undefined || value === null) return sample === null ? value : undefined;
  if (sample === undefined || sample === null) return typeof value === 'object' ? undefined : value;
  if (typeof sample !== typeof value || Array.isArray(sample) !== Array.isArray(value)) return undefined;
  if (Array.isArray(value)) {
    const items = sample as readonly unknown[];
    return items.length === 0
      ? value
      : value.map((item) => fitting(items[0], item)).filter((item) => item !== undefined);
  }
  if (typeof sample !== 'object') return value;
  const fields = Object.entries(sample).flatMap(([name, field]) => {
    const fit = fitting(field, (value as Record<string, unknown>)[name]);
    return fit === undefined ? [] : [[name, fit] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
