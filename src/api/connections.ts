type Fetch = (url: string, options: RequestInit) => Promise<Response>;

interface Connections {
  token: () => string;
  onUnauthorised: () => void;
  /** True from the end of a session until its state is cleared. */
  isEnding: () => boolean;
  onAnswer: (answer: Response) => void;
  fetch: Fetch;
}

export const connections: Connections = {
  token: () => '',
  onUnauthorised: () => {},
  isEnding: () => false,
  onAnswer: () => {},
  fetch: (url, options) => globalThis.fetch(url, options),
};

export const connect = (given: Partial<Connections>) => {
  Object.assign(connections, given);
};
