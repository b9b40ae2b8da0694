import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { Refusal } from './report.js';
import { bundledNode, root } from './places.js';

/** @param {string} version */
const majorOf = (version) => Number(version.split('.')[0]);

/** @param {string} left @param {string} right */
function compare(left, right) {
  return left.localeCompare(right, 'en', { numeric: true });
}

/** @param {string} version @param {string} range as in our `engines`: alternatives of `^x.y.z` and `>=x.y.z` */
function satisfies(version, range) {
  return range.split('||').some((part) => {
    const [, kind, least] = /^\s*(\^|>=)\s*(\d+\.\d+\.\d+)\s*$/.exec(part) ?? [];
    if (!least || compare(version, least) < 0) return false;
    return kind === '>=' || majorOf(version) === majorOf(least);
  });
}

/** Returns the Node for `npm` scripts: the installed package where the platform has one, else the reader's own. */
export function scriptNode() {
  return existsSync(bundledNode) ? bundledNode : process.execPath;
}

/** @param {string} binary */
function versionOf(binary) {
  if (realpathSync(binary) === realpathSync(process.execPath)) return process.versions.node;
  try {
    return execFileSync(binary, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .slice(1);
  } catch {
    // For example, a glibc build on Alpine.
    throw new Refusal(
      `The Node in ${path.relative(root, binary)} does not run on this system: run npm ci --omit=optional with a Node of your own.`,
    );
  }
}

/** @returns {string} */
function engines() {
  /** @type {{ engines: { node: string } }} */
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return manifest.engines.node;
}

/** @param {string} version @returns {never} */
function refuse(version) {
  throw new Refusal(
    `Node ${version} cannot run this project on ${process.platform} ${process.arch}: install Node 24 or newer (supported: ${engines()}).`,
  );
}

/** Refuses before a long install when no Node package exists for the platform and the reader's own is unsupported. */
export function ensurePlatform() {
  const bringsNode = process.platform === 'linux' && process.arch === 'x64';
  if (!bringsNode && !satisfies(process.versions.node, engines())) refuse(process.versions.node);
}

/** Refuses, in one line, a Node version that the project does not support. */
export function ensureRuntime() {
  const version = versionOf(scriptNode());
  if (!satisfies(version, engines())) refuse(version);
}
