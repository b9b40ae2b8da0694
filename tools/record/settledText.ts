const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/gu;
/** Start of the ids that the demo data has on every machine. */
const fixed = /^019b76da-[0-9a-f]{4}-7/u;
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/gu;

/**
 * Returns what takes chance out of a recorded text: random ids become numbered ones, the same over all texts, and
 * moments full minutes. The address of the exchange becomes that of an example. A few answers name a moment of the
 * machine's own clock, which becomes `start`.
 */
export function settledText(url: string, start: Date): (text: string) => string {
  const machineStart = Date.now() - 60_000;
  const ids = new Map<string, string>();
  const numbered = (id: string) => {
    const known = ids.get(id) ?? `019aa1c5-5c00-7000-8000-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, known);
    return known;
  };
  const isOfMachine = (moment: string) => Date.parse(moment) >= machineStart && Date.parse(moment) <= Date.now();
  const minute = (moment: string) => (isOfMachine(moment) ? start.toISOString() : moment).slice(0, 16);
  return (text) =>
    text
      .replaceAll(url, 'https://exchange.example.com')
      .replaceAll(uuid, (id) => (fixed.test(id) ? id : numbered(id)))
      .replaceAll(instant, (moment) => `${minute(moment)}:00.000Z`);
}
