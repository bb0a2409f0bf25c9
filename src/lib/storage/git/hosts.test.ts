import { describe, expect, it } from 'vitest';
import { gitHosts } from '../../../../scripts/git-hosts.mjs';
import { hosts } from './hosts.ts';

const sites = (setting: string) => gitHosts(setting).map(({ kind, site }) => `${kind} ${site}`);

describe('the hosts of a build', () => {
  it('are GitHub, GitLab, Codeberg and gitea.com by default', () => {
    expect(hosts.map(({ id, name, site }) => [id, name, site])).toEqual([
      ['github', 'GitHub', 'https://github.com'],
      ['gitlab', 'GitLab', 'https://gitlab.com'],
      ['gitea', 'Codeberg', 'https://codeberg.org'],
      ['gitea', 'Gitea', 'https://gitea.com'],
    ]);
  });

  it('can be self-hosted servers, named by kind and address', () => {
    expect(sites('gitlab:https://git.example.com/ forgejo:https://code.example.com/git')).toEqual([
      'gitlab https://git.example.com',
      'gitea https://code.example.com/git',
    ]);
    expect(gitHosts('gitea:https://code.example.com/git')[0]).toMatchObject({
      name: 'code.example.com',
      api: 'https://code.example.com',
    });
  });

  it('can be known ones, by name or address, each once', () => {
    expect(sites('gitlab github https://api.github.com https://gitlab.com codeberg')).toEqual([
      'gitlab https://gitlab.com',
      'github https://github.com',
      'gitea https://codeberg.org',
    ]);
  });

  it('have the kind that their name says, if none is given', () => {
    expect(sites('https://gitlab.example.com https://forgejo.example.com')).toEqual([
      'gitlab https://gitlab.example.com',
      'gitea https://forgejo.example.com',
    ]);
  });

  it('are none if nothing is named', () => {
    expect(sites(' ')).toEqual([]);
  });

  it.each([
    ['https://git.example.com', 'which kind of server'],
    ['svn:https://code.example.com', 'which kind of server'],
    ['gitlab:git.example.com', 'is no address'],
    ['gitlab:http://git.example.com', 'must begin with https://'],
  ])('stop the build at “%s”', (setting, words) => {
    expect(() => gitHosts(setting)).toThrow(words);
  });

  it('may be on this machine without encryption', () => {
    expect(sites('gitea:http://127.0.0.1:3000')).toEqual(['gitea http://127.0.0.1:3000']);
  });
});
