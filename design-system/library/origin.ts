import { execFileSync } from 'node:child_process';

/** Places of the package in the web, as npm shows them. */
export interface Origin {
  homepage?: string;
  bugs?: unknown;
  repository?: unknown;
}

const origins = ['repository', 'homepage', 'bugs'] as const;
const directory = 'design-system';

const repositoryAt = (page: string) => ({ type: 'git', url: `git+${page}.git`, directory });

/** All places of a repository on a GitHub server. */
const ofGitHub = (page: string): Origin => ({
  homepage: `${page}/tree/HEAD/${directory}/library#readme`,
  bugs: `${page}/issues`,
  repository: repositoryAt(page),
});

const remote =
  /^(?:https:\/\/|ssh:\/\/)?(?:[^@/]+@)?(?<host>[\w-]+(?:\.[\w-]+)+)(?::\d+)?[/:](?<name>[\w.~/-]+?)(?:\.git)?\/?$/u;

/** Places that follow from the address of a remote. A folder of this machine is none, and other servers have other pages. */
export function ofRemote(address: string): Origin {
  const { host, name } = remote.exec(address)?.groups ?? {};
  if (!host || !name) return {};
  const page = `https://${host}/${name}`;
  return host === 'github.com' ? ofGitHub(page) : { repository: repositoryAt(page) };
}

export function gitRemote(cwd: string): string {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', ['remote', 'get-url', 'origin'], { cwd, encoding: 'utf8', stdio: [...stdio] }).trim();
  } catch {
    return '';
  }
}

/**
 * Places of the package: those of the workflow that builds it, as provenance demands, over those of the project's
 * package.json, over those of the Git remote. A repository in package.json leaves out those of the remote, which may be
 * another. Empty where none is known.
 */
export function originOf(project: Origin, address: string, env: NodeJS.ProcessEnv): Origin {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = env;
  const written = Object.fromEntries(origins.flatMap((key) => (project[key] ? [[key, project[key]]] : [])));
  const ofWorkflow = server && name ? ofGitHub(`${server}/${name}`) : {};
  return { ...(!project.repository && ofRemote(address)), ...written, ...ofWorkflow };
}
