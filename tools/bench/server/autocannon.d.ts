// The part of autocannon that is used here; the package has no types.
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method: 'GET' | 'POST';
      path: string;
      headers: Record<string, string>;
      body?: string;
    }
    interface Result {
      requests: { average: number };
      non2xx: number;
      errors: number;
    }
  }
  function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    workers?: number;
    requests: autocannon.Request[];
  }): Promise<autocannon.Result>;
  export = autocannon;
}
