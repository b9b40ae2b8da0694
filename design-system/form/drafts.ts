/** Where a form keeps what is half written in it. */
export interface FormDraft {
  /** What was kept and has the shape of what the form begins with: see `fitting`. */
  read: (sample: unknown) => unknown;
  /** Told what stands in the form whenever it changes; nothing once that is what the form begins with anyway. */
  keep: (values: object | undefined) => void;
}

/**
 * What of a kept draft has the shape of a form's own values: fields that it has, each with a value of its kind. A field that begins
 * with null takes a text or a number, items of a list are like its first one. Undefined where nothing fits.
 */
export function fitting(sample: unknown, value: unknown): unknown {
  if (value === undefined || value === null) return sample === null ? value : undefined;
  if (sample === undefined || sample === null) return typeof value === 'object' ? undefined : value;
  if (typeof sample !== typeof value || Array.isArray(sample) !== Array.isArray(value)) return undefined;
  if (Array.isArray(value))
    return value.map((item) => fitting((sample as unknown[])[0], item)).filter((item) => item !== undefined);
  if (typeof sample !== 'object') return value;
  const fields = Object.entries(sample).flatMap(([name, field]) => {
    const fit = fitting(field, (value as Record<string, unknown>)[name]);
    return fit === undefined ? [] : [[name, fit] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
