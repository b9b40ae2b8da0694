import { spawn } from 'node:child_process';
import process from 'node:process';
import { root } from './places.js';
import { codeOf, Refusal } from './report.js';

// Fewer and shorter retries than npm's defaults, which take over a minute without a network.
const options = [
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=error',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

const unreachable =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR/;

/** @param {string} code @param {string} output */
function explain(code, output) {
  if (unreachable.test(code)) {
    return `Cannot reach the package registry (${code}): the first start needs the network, or check npm config get registry.`;
  }
  if (/^E40[13]$/.test(code))
    return `The package registry refused to answer (${code}): check the sign-in in your .npmrc.`;
  if (/^(EACCES|EPERM|EROFS)$/.test(code))
    return `npm may not write here (${code}): check who owns this folder and the npm cache.`;
  if (code === 'ENOSPC') return 'The disk is full: the packages need about 800 MB.';
  const detail = /npm error (?!code|A complete log)(.+)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1);
  return `npm could not install the packages (${code}): ${detail}`;
}

/** @param {string} verb run by the npm and Node of this script: a reinstall removes the Node in node_modules */
function commandOf(verb) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith('.js'))
    return { file: node ?? process.execPath, args: [script, verb, ...options], shell: false };
  return { file: 'npm', args: [verb, ...options], shell: process.platform === 'win32' };
}

/** @param {'ci' | 'install'} verb @returns {Promise<'done' | 'EUSAGE'>} 'EUSAGE' where the lock does not fit */
export function npm(verb) {
  const { file, args, shell } = commandOf(verb);
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) =>
      reject(new Refusal(`Cannot run npm (${codeOf(error)}): it comes with Node, is it on the PATH?`)),
    );
    child.on('close', (status) => {
      const code = /npm error code (\S+)/.exec(output)?.[1] ?? `exit ${status}`;
      if (status === 0) resolve('done');
      else if (code === 'EUSAGE' && verb === 'ci') resolve('EUSAGE');
      else reject(new Refusal(explain(code, output)));
    });
  });
}
