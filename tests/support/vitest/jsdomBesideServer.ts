import { builtinEnvironments, type Environment } from 'vitest/runtime';

// Globals that jsdom replaces and the server needs from Node: its file functions refuse jsdom's URL, its signatures
// refuse jsdom's bytes. Events, windows and documents stay jsdom's.
const fromNode = /^(?:ArrayBuffer|\w+Array|URL|Blob|File|FormData|Request|Crypto|Performance|WebSocket)$/;

// As jsdom, but files are turned into what Node runs rather than into what a browser fetches: the server reads its own
// files by `new URL(…, import.meta.url)`, which the browser's form would make an http address.
const environment: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'jsdom-beside-server',
  viteEnvironment: 'ssr',
  async setup(global: Record<string, unknown>, options) {
    const names = Object.getOwnPropertyNames(global).filter((name) => fromNode.test(name));
    const before = Object.fromEntries(names.map((name) => [name, global[name]]));
    const { teardown } = await builtinEnvironments.jsdom.setup(global, options);
    Object.assign(global, before);
    return { teardown };
  },
};

// oxlint-disable-next-line import/no-default-export -- the form that Vitest loads
export default environment;
