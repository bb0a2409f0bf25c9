/* Examples of the hosts' own documentation, and what they leave open. */
import { describe, expect, test } from 'vitest';
import { codeOwners, type OwnersSyntax } from './code-owners.ts';

const of =
  (syntax: OwnersSyntax, ...lines: readonly string[]) =>
  (...paths: readonly string[]) =>
    codeOwners(lines.join('\n'), syntax, paths);

describe('GitHub', () => {
  const owners = of(
    'github',
    '# This is a comment.',
    '*       @global-owner1 @global-owner2',
    '*.js    @js-owner #This is an inline comment.',
    '*.go docs@example.com',
    '*.txt @octo-org/octocats',
    '/build/logs/ @doctocat',
    'guides/*  @guide-owner docs@example.com',
    'apps/ @octocat',
    '/scripts/ @doctocat @octocat',
    '**/logs @octocat',
    '/apps/github',
  );

  test.each([
    ['docs.json', ['global-owner1', 'global-owner2']],
    ['src/a.js', ['js-owner']],
    ['main.go', []],
    ['a/b.txt', ['octo-org/octocats']],
    ['build/logs/today/a.md', ['octocat']],
    ['guides/getting-started.md', ['guide-owner']],
    ['guides/build-app/troubleshooting.md', ['global-owner1', 'global-owner2']],
    ['deeply/apps/nested/a.md', ['octocat']],
    ['scripts/a/b.md', ['doctocat', 'octocat']],
    ['old/scripts/b.md', ['global-owner1', 'global-owner2']],
    ['apps/github/a.md', []],
  ])('%s', (path, names) => {
    expect(owners(path)).toEqual(names);
  });

  test('every owner of several files is named once, in their order', () => {
    expect(owners('a.js', 'scripts/a.sh', 'apps/a.md')).toEqual([
      ...['js-owner', 'doctocat', 'octocat'],
    ]);
  });

  test('what its patterns don’t have is left out', () => {
    const lines = ['* @all', '!*.md @not', '\\#a.md @number', '[ab].md @range'];
    expect(of('github', ...lines)('a.md', '#a.md')).toEqual(['all']);
  });

  test('patterns are case-sensitive, may have spaces, and match files whose names begin with a period', () => {
    const owners = of('github', 'My\\ docs/ @ada', '*.MD @eve', 'lists/**/* @olga');
    expect(owners('My docs/a.md')).toEqual(['ada']);
    expect(owners('a.md')).toEqual([]);
    expect(owners('lists/.a/b/c.md')).toEqual(['olga']);
  });

  test('line endings and a byte order mark don’t matter', () => {
    expect(codeOwners('\uFEFF* @ada\r\n*.md @eve\r\n', 'github', ['a.md', 'b'])).toEqual([
      ...['eve', 'ada'],
    ]);
  });
});

describe('GitLab', () => {
  test('files, folders, groups and roles', () => {
    const owners = of(
      'gitlab',
      '* @default-owner',
      'README.md @doc-team @tech-lead',
      '*.rb @ruby-owner',
      'LICENSE @legal janedoe@gitlab.com',
      'README @group @group/with-nested/subgroup',
      '/docs/ @all-docs',
      '/docs/* @root-docs',
      '/docs/**/*.md @markdown-docs',
      '/db/**/index.md @index-docs',
      '/config/ @@maintainer',
    );
    expect(owners('a/b.txt')).toEqual(['default-owner']);
    expect(owners('internal/README.md')).toEqual(['doc-team', 'tech-lead']);
    expect(owners('config/a.rb')).toEqual([]);
    expect(owners('LICENSE')).toEqual(['legal']);
    expect(owners('README')).toEqual(['group', 'group/with-nested/subgroup']);
    expect(owners('docs/a/b.png')).toEqual(['all-docs']);
    expect(owners('docs/a.png')).toEqual(['root-docs']);
    expect(owners('docs/index.md', 'docs/a/b.md')).toEqual(['markdown-docs']);
    expect(owners('db/a/b/index.md')).toEqual(['index-docs']);
  });

  test('one line of each section counts', () => {
    const owners = of(
      'gitlab',
      '* @admin',
      '[README Owners]',
      'README.md @user1 @user2',
      'internal/README.md @user4',
      '^[README other owners]',
      'README.md @user3',
    );
    expect(owners('README.md')).toEqual(['admin', 'user1', 'user2', 'user3']);
    expect(owners('internal/README.md')).toEqual(['admin', 'user4', 'user3']);
  });

  test('a section has default owners, and can be continued', () => {
    const owners = of(
      'gitlab',
      '[Documentation][2] @docs-team',
      'docs/',
      'README.md',
      '^[Database] @database-team @agarcia',
      'model/db/',
      'config/db/database-setup.md @docs-team',
      '[documentation]',
      'README.md @writers',
    );
    expect(owners('docs/a/b.md')).toEqual(['docs-team']);
    expect(owners('README.md')).toEqual(['writers']);
    expect(owners('app/model/db/a.rb')).toEqual(['database-team', 'agarcia']);
    expect(owners('config/db/database-setup.md')).toEqual(['docs-team']);
  });

  test('an exclusion holds in its section, whatever follows', () => {
    const owners = of(
      'gitlab',
      '* @username',
      '!pom.xml',
      '[Ruby]',
      '*.rb @ruby-team',
      '!/config/**/*.rb',
      '/config/routes.rb @ops',
    );
    expect(owners('pom.xml')).toEqual([]);
    expect(owners('config/routes.rb')).toEqual(['username']);
    expect(owners('a.rb')).toEqual(['username', 'ruby-team']);
  });

  test('paths with spaces and number signs are escaped', () => {
    const owners = of(
      'gitlab',
      'path\\ with\\ spaces/ @space-owner',
      '\\#file_with_pound.rb @pound',
    );
    expect(owners('path with spaces/a.md')).toEqual(['space-owner']);
    expect(owners('#file_with_pound.rb')).toEqual(['pound']);
  });
});

describe('Gitea and Forgejo', () => {
  test('every expression that matches a whole path counts', () => {
    const owners = of(
      'gitea',
      '.*\\\\.go @user1 @user2 # This is comment',
      '# Comment too',
      'frontend/src/.*\\\\.js @org1/team1 @org1/team2 @user3',
      '!frontend/src/.* @org1/team3 @user5',
      'docs/(aws|google|azure)/[^/]*\\\\.(md|txt) @user8 @org1/team4',
      '!/assets/.*\\\\.(bin|exe|msi) @user9',
    );
    expect(owners('frontend/src/a/b.js')).toEqual([
      ...['org1/team1', 'org1/team2', 'user3', 'user9'],
    ]);
    expect(owners('main.go')).toEqual(['user1', 'user2', 'org1/team3', 'user5', 'user9']);
    expect(owners('docs/aws/a.md')).toEqual([
      'org1/team3',
      'user5',
      'user8',
      'org1/team4',
      'user9',
    ]);
    expect(owners('docs/aws/a/b.md')).toEqual(['org1/team3', 'user5', 'user9']);
  });

  test('characters are escaped', () => {
    const owners = of(
      'gitea',
      'dir/with\\#hashtag @user1',
      'path\\ with\\ space @user2',
      'path/\\\\.with\\\\.dots @user3',
      'path/with\\\\+plus @user4',
    );
    expect(owners('dir/with#hashtag')).toEqual(['user1']);
    expect(owners('path with space')).toEqual(['user2']);
    expect(owners('path/.with.dots', 'path/xwithxdots')).toEqual(['user3']);
    expect(owners('path/with+plus')).toEqual(['user4']);
  });

  test('the mark of a name is optional, and an address is no name', () => {
    expect(of('gitea', '.* ada docs@example.com @eve')('a.md')).toEqual(['ada', 'eve']);
  });

  test.each([
    '(a+)+$',
    '(a|a)*b',
    'a*a*a*a*b',
    'a?a?a?a?aaaa',
    '(?i)a',
    '(?=a)a',
    '(a)\\\\1',
    '(a',
  ])(
    'an expression that could take long, or that Go doesn’t have, is left out: %s',
    (expression) => {
      const path = 'a'.repeat(150);
      expect(of('gitea', `!${expression} @no`, `${expression} @no`)(path, 'a')).toEqual([]);
    },
  );
});
