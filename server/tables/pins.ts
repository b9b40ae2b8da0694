export class Pins {
  readonly #users = new Map<string, number>();

  has(folder: string): boolean {
    return this.#users.has(folder);
  }

  async hold<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
    this.#users.set(folder, (this.#users.get(folder) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const left = (this.#users.get(folder) ?? 1) - 1;
      if (left > 0) this.#users.set(folder, left);
      else this.#users.delete(folder);
    }
  }
}
