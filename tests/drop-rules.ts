/* Where a dropped row lands, line by line, on the small site of tree-story.ts. */
import type { OverNamed } from './tree-story';

/** One line of the rule: what is dragged where, what the foot says and the tree shows, and what it does. */
export interface Rule {
  readonly name: string;
  readonly drag: string;
  readonly over: OverNamed;
  readonly closed?: string;
  readonly says: string;
  /** The row that is tinted. Otherwise a line appears. */
  readonly into?: string;
  readonly from: string;
  readonly rows: readonly string[];
}

export const RULES: readonly Rule[] = [
  {
    name: 'the middle of a row that can hold it puts it last',
    drag: 'deploy',
    over: { onto: 'Concepts' },
    says: 'Into “Concepts”, at the end',
    into: 'Concepts',
    from: 'Concepts',
    rows: ['    Concepts', '      projects', '      teams', '      deploy'],
  },
  {
    name: 'the top of a row that can hold it puts it before',
    drag: 'deploy',
    over: { above: 'Concepts' },
    says: 'Into “Get started”, third in the list',
    from: 'quickstart',
    rows: ['    quickstart', '    deploy', '    Concepts'],
  },
  {
    name: 'the bottom of a closed row that can hold it puts it after',
    drag: 'introduction',
    over: { below: 'Concepts' },
    closed: 'Concepts',
    says: 'Into “Get started”, at the end',
    from: 'quickstart',
    rows: ['    quickstart', '    Concepts', '    introduction', '  Guides'],
  },
  {
    name: 'the bottom of an open row that can hold it puts it first',
    drag: 'deploy',
    over: { below: 'Concepts' },
    says: 'Into “Concepts”, first in the list',
    from: 'Concepts',
    rows: ['    Concepts', '      deploy', '      projects', '      teams'],
  },
  {
    name: 'the upper half of a row that cannot hold it puts it before',
    drag: 'deploy',
    over: { above: 'quickstart' },
    says: 'Into “Get started”, second in the list',
    from: 'introduction',
    rows: ['    introduction', '    deploy', '    quickstart'],
  },
  {
    name: 'the lower half of a row that cannot hold it puts it after',
    drag: 'deploy',
    over: { onto: 'quickstart' },
    says: 'Into “Get started”, third in the list',
    from: 'quickstart',
    rows: ['    quickstart', '    deploy', '    Concepts'],
  },
  {
    name: 'the upper half of an open row that cannot hold it puts it before',
    drag: 'API',
    over: { above: 'Documentation' },
    says: 'Into the navigation, first in the list',
    from: 'API',
    rows: ['API', '  Users', '    GET /users', '    POST /users', 'Documentation'],
  },
  {
    name: 'the lower half of an open row that cannot hold it puts it after all of it',
    drag: 'Documentation',
    over: { below: 'API' },
    says: 'Into the navigation, at the end',
    from: 'API',
    rows: ['API', '  Users', '    GET /users', '    POST /users', 'Documentation'],
  },
  {
    name: 'after the last entry of a list it goes into that list',
    drag: 'deploy',
    over: { below: 'teams' },
    says: 'Into “Concepts”, at the end',
    from: 'teams',
    rows: ['      teams', '      deploy', '  Guides'],
  },
  {
    name: 'left of the icon it goes one level out',
    drag: 'deploy',
    over: { below: 'teams', left: 1 },
    says: 'Into “Get started”, at the end',
    from: 'teams',
    rows: ['      teams', '    deploy', '  Guides'],
  },
  {
    name: 'left of its own icon the last row goes one level out',
    drag: 'teams',
    over: { below: 'teams', left: 1 },
    says: 'Into “Get started”, at the end',
    from: 'projects',
    rows: ['      projects', '    teams', '  Guides'],
  },
  {
    name: 'two indents to the left it goes two levels out',
    drag: 'Users',
    over: { below: 'teams', left: 2 },
    says: 'Into “Documentation”, second in the list',
    from: 'teams',
    rows: ['      teams', '  Users', '    GET /users', '    POST /users', '  Guides'],
  },
  {
    name: 'no further out than the lists that end there',
    drag: 'Users',
    over: { below: 'teams', left: 3 },
    says: 'Into “Documentation”, second in the list',
    from: 'teams',
    rows: ['      teams', '  Users', '    GET /users', '    POST /users', '  Guides'],
  },
];
