// Own implementation because no maintained package has a damped trend with forecast intervals.

interface Fit {
  readonly level: number;
  readonly trend: number;
  readonly season: readonly number[];
  readonly squares: number;
  readonly errors: number;
}

interface Weights {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
}

interface Expected {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Forecast {
  readonly weights: Weights;
  readonly error: number;
  readonly season: number;
  readonly ahead: Expected[];
}

/** Remaining share of the trend after each step. */
const damping = 0.98;
const normal95 = 1.959964;
const grid = [0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9] as const;
const trendGrid = [0, 0.01, 0.05, 0.1, 0.3] as const;
const seasonGrid = [0.02, 0.05, 0.1, 0.2, 0.4] as const;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function begin(values: readonly number[], season: number): Pick<Fit, 'level' | 'trend' | 'season'> {
  if (season < 2) return { level: values[0] ?? 0, trend: (values[1] ?? 0) - (values[0] ?? 0), season: [] };
  const [first, second] = [values.slice(0, season), values.slice(season, 2 * season)];
  const trend = (mean(second) - mean(first)) / season;
  const middle = mean(first);
  // Averaged over all whole seasons, each around its own mean.
  const whole = Math.floor(values.length / season);
  const indices = Array.from({ length: season }, (_, place) => {
    const deviations = Array.from({ length: whole }, (__, round) => {
      const part = values.slice(round * season, (round + 1) * season);
      return (part[place] ?? 0) - mean(part);
    });
    return mean(deviations);
  });
  return { level: middle - trend * ((season + 1) / 2), trend, season: indices };
}

function follow(values: readonly number[], length: number, { alpha, beta, gamma }: Weights): Fit {
  const start = begin(values, length);
  const season = [...start.season];
  let { level, trend } = start;
  let squares = 0;
  let errors = 0;
  for (const [index, value] of values.entries()) {
    const place = length < 2 ? 0 : index % length;
    const swing = season[place] ?? 0;
    const expected = level + damping * trend + swing;
    const error = value - expected;
    // The first season initialises the model, so its errors do not count.
    if (index >= Math.max(2, length)) {
      squares += error * error;
      errors += 1;
    }
    const before = level;
    level = alpha * (value - swing) + (1 - alpha) * (level + damping * trend);
    trend = beta * (level - before) + (1 - beta) * damping * trend;
    if (length >= 2) season[place] = gamma * (value - level) + (1 - gamma) * swing;
  }
  return { level, trend, season, squares, errors };
}

function best(values: readonly number[], length: number): { weights: Weights; fit: Fit } {
  let found: { weights: Weights; fit: Fit } | undefined;
  for (const alpha of grid) {
    for (const beta of trendGrid) {
      for (const gamma of length < 2 ? [0] : seasonGrid) {
        const weights = { alpha, beta, gamma };
        const fit = follow(values, length, weights);
        if (!found || fit.squares < found.fit.squares) found = { weights, fit };
      }
    }
  }
  if (!found) throw new Error('The grid is not empty');
  return found;
}

/** A season needs at least two steps and two complete cycles, otherwise the model has none. */
export function holtWinters(values: readonly number[], season: number, horizon: number): Forecast {
  const length = season >= 2 && values.length >= 2 * season ? season : 0;
  const { weights, fit } = best(values, length);
  const variance = fit.errors > 0 ? fit.squares / fit.errors : 0;
  let trend = 0;
  let spread = 1;
  const ahead = Array.from({ length: horizon }, (_, index): Expected => {
    trend += damping ** (index + 1);
    const swing = length === 0 ? 0 : (fit.season[(values.length + index) % length] ?? 0);
    const value = fit.level + trend * fit.trend + swing;
    const reach = normal95 * Math.sqrt(variance * spread);
    // Error propagation: Hyndman and others, Forecasting with exponential smoothing, table 6.1.
    const carried =
      weights.alpha * (1 + weights.beta * trend) +
      (length > 0 && (index + 1) % length === 0 ? weights.gamma * (1 - weights.alpha) : 0);
    spread += carried * carried;
    return { value, low: value - reach, high: value + reach };
  });
  return { weights, error: Math.sqrt(variance), season: length, ahead };
}
