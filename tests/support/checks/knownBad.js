// Releases of npm packages that carried malicious code, from public advisories. Names without versions are bad as a whole.
/** @type {Readonly<Record<string, readonly string[]>>} */
export const knownBad = {
  // 2018
  'eslint-scope': ['3.7.2'],
  'event-stream': ['3.3.6'],
  'flatmap-stream': [],
  // 2021 and 2022
  coa: ['2.0.3', '2.0.4', '2.1.1', '2.1.3', '3.0.1', '3.1.3'],
  colors: ['1.4.1', '1.4.2', '1.4.44-liberty-2'],
  faker: ['6.6.6'],
  'node-ipc': ['9.2.2', '10.1.1', '10.1.2', '10.1.3', '11.0.0', '11.1.0'],
  peacenotwar: [],
  rc: ['1.2.9', '1.3.9', '2.3.9'],
  'ua-parser-js': ['0.7.29', '0.8.0', '1.0.0'],
  // July 2025
  'eslint-config-prettier': ['8.10.1', '9.1.1', '10.1.6', '10.1.7'],
  'eslint-plugin-prettier': ['4.2.2', '4.2.3'],
  'got-fetch': ['5.1.11', '5.1.12'],
  is: ['3.3.1', '5.0.0'],
  'napi-postinstall': ['0.3.1'],
  synckit: ['0.11.9'],
  // September 2025
  '@ctrl/tinycolor': ['4.1.1', '4.1.2'],
  'ansi-regex': ['6.2.1'],
  'ansi-styles': ['6.2.2'],
  backslash: ['0.2.1'],
  chalk: ['5.6.1'],
  'chalk-template': ['1.1.1'],
  color: ['5.0.1'],
  'color-convert': ['3.1.1'],
  'color-name': ['2.0.1'],
  'color-string': ['2.1.1'],
  debug: ['4.4.2'],
  'error-ex': ['1.3.3'],
  'has-ansi': ['6.0.1'],
  'is-arrayish': ['0.3.3'],
  'simple-swizzle': ['0.2.3'],
  'slice-ansi': ['7.1.1'],
  'strip-ansi': ['7.1.1'],
  'supports-color': ['10.2.1'],
  'supports-hyperlinks': ['4.1.1'],
  'wrap-ansi': ['9.0.1'],
};
