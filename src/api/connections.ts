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

export const connect = (given: Partial<Connections>) => {
  Object.assign(connections, given);
};
