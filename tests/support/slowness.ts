// Slowness factor of this machine compared with an idle one. Time limits of tests are multiplied by it.
import process from 'node:process';

const variable = 'TEST_SLOWNESS';
/** Wall milliseconds of `work` on two idle cores. */
const quietMs = 50;
/** Maximum factor: a hanging run must still end. */
const most = 6;
const rounds = 5;

function work(): void {
  const rows: { place: number; text: string }[] = [];
  for (let place = 0, sum = 0; place < 2_000_000; place += 1) {
    sum = Math.imul(sum, 31) + place;
    if (place % 64 === 0) rows.push({ place, text: String(sum) });
  }
  JSON.parse(JSON.stringify(rows));
}

/** Returns the factor, 1 on an idle machine. Measured once per run: its processes inherit the variable. */
export function slowness(): number {
  const given = Number(process.env[variable]);
  if (given > 0) return given;
  const begunAt = performance.now();
  for (let round = 0; round < rounds; round += 1) work();
  const factor = Math.min(most, Math.max(1, (performance.now() - begunAt) / rounds / quietMs));
  process.env[variable] = factor.toFixed(1);
  return factor;
}
