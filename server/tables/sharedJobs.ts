interface Job {
  readonly result: Promise<unknown>;
  readonly stop: AbortController;
  readers: number;
}

/** Jobs by key, each run once for all its readers. A job that every reader has left is aborted. */
export class SharedJobs {
  readonly #stopping: AbortSignal;
  readonly #jobs = new Map<string, Job>();

  constructor(stopping: AbortSignal) {
    this.#stopping = stopping;
  }

  /** The reader leaves on `signal`. */
  async run<Result>(
    key: string,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    signal?.throwIfAborted();
    const job = this.#jobs.get(key) ?? this.#start(key, work);
    job.readers += 1;
    const left = Promise.withResolvers<never>();
    const leave = () => {
      left.reject(signal?.reason);
      job.readers -= 1;
      if (job.readers > 0) return;
      this.#forget(key, job);
      job.stop.abort(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return (await Promise.race([job.result, left.promise])) as Result;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  #start(key: string, work: (signal: AbortSignal) => Promise<unknown>): Job {
    const stop = new AbortController();
    const result = work(AbortSignal.any([this.#stopping, stop.signal])).finally(() => this.#forget(key, job));
    // Without readers, its failure has no other handler.
    result.catch(() => undefined);
    const job: Job = { result, stop, readers: 0 };
    this.#jobs.set(key, job);
    return job;
  }

  #forget(key: string, job: Job): void {
    if (this.#jobs.get(key) === job) this.#jobs.delete(key);
  }
}
