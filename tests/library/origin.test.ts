import { expect, test } from 'vitest';
import { ofRemote, originOf } from '#design-system/library/origin.ts';

const page = 'https://github.com/exchange/data';
const ofGitHub = {
  homepage: `${page}/tree/HEAD/design-system/library#readme`,
  bugs: `${page}/issues`,
  repository: { type: 'git', url: `git+${page}.git`, directory: 'design-system' },
};

test.each([
  'https://github.com/exchange/data.git',
  'git@github.com:exchange/data.git',
  'ssh://git@github.com/exchange/data',
])('reads repository, issues and homepage from a remote on GitHub: %s', (address) =>
  expect(ofRemote(address)).toEqual(ofGitHub),
);

test('reads only the repository from a remote on another server', () => {
  const repository = { ...ofGitHub.repository, url: 'git+https://git.example.org/team/data.git' };
  expect(ofRemote('ssh://git@git.example.org:2222/team/data.git')).toEqual({ repository });
});

test.each(['', '/srv/data.git', '../data', 'file:///srv/data.git', 'http://user:secret@proxy', 'C:/code/data'])(
  'invents no place for the remote "%s"',
  (address) => expect(ofRemote(address)).toEqual({}),
);

test('prefers the workflow over package.json, and that over the remote', () => {
  const project = { homepage: 'https://design.example.org', name: 'data' };
  expect(originOf(project, `${page}.git`, {})).toEqual({ ...ofGitHub, homepage: project.homepage });
  const env = { GITHUB_SERVER_URL: 'https://git.example.org', GITHUB_REPOSITORY: 'team/data' };
  expect(originOf(project, `${page}.git`, env).homepage).toMatch(/^https:\/\/git\.example\.org\/team\/data\//u);
  expect(originOf({}, '', {})).toEqual({});
});

test('ignores a remote that is another repository', () => {
  const project = { repository: 'https://gitlab.com/exchange/data.git' };
  expect(originOf(project, `${page}.git`, {})).toEqual(project);
});
