export class ExpiringCache<Value> {
  readonly #ms: number;
  readonly #values = new Map<string, { value: Value; until: number }>();

  constructor(ms: number) {
    this.#ms = ms;
  }

  get(key: string): Value | undefined {
    const found = this.#values.get(key);
    return found && found.until > Date.now() ? found.value : undefined;
  }

  set(key: string, value: Value): void {
    const now = Date.now();
    for (const [other, { until }] of this.#values) if (until <= now) this.#values.delete(other);
    this.#values.set(key, { value, until: now + this.#ms });
  }
}
