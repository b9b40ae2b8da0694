type Fetch = (url: string, options: RequestInit) => Promise<Response>;

interface Connections {
  /** The session token, raw; empty when nobody is signed in. */
  token: () => string;
  /** Called on each 401 and 403. */
  onUnauthorised: () => void;
  /** Called with each answer, before anything reads it. */
  onAnswer: (answer: Response) => void;
  /** Stands in for the browser's fetch in tests. */
  fetch: Fetch;
}

/** What the client asks for at each call. */
export const connections: Connections = {
  token: () => '',
  onUnauthorised: () => {},
  onAnswer: () => {},
  fetch: (url, options) => globalThis.fetch(url, options),
};

/** Says where the token comes from and what happens on 401 and 403, so that the api knows neither state nor app. */
export const connect = (given: Partial<Connections>) => {
  Object.assign(connections, given);
};
