type Fetch = (url: string, options: RequestInit) => Promise<Response>;

interface Connections {
  token: () => string;
  onUnauthorised: () => void;
  onAnswer: (answer: Response) => void;
  fetch: Fetch;
}

export const connections: Connections = {
  token: () => '',
  onUnauthorised: () => {},
  onAnswer: () => {},
  fetch: (url, options) => globalThis.fetch(url, options),
};

/** Connects the API client to state and app, so that it imports neither. */
export const connect = (given: Partial<Connections>) => {
  Object.assign(connections, given);
};
