/* Turns the components of documentation sites into blocks. Their names and props are those of the public documentation. */
import { flagProp, iconProp, propsOf, textProp, textsProp, type Props } from './attributes.ts';
import type { JsxElement, Span } from './markdown.ts';
import type { Reading } from './reading.ts';
import { imageOf, targetOf } from './targets.ts';
import { CALLOUTS, type Block, type CalloutKind, type Code, type Titled } from './tree.ts';

/** A component on its way to becoming blocks. */
interface Found {
  readonly name: string;
  readonly at: Span;
  readonly props: Props;
  readonly text: (prop: string) => string | undefined;
  readonly blocks: readonly Block[];
  readonly folder: string;
}

type Builder = (found: Found) => readonly Block[];

const inside: Builder = ({ blocks }) => blocks;

const titled = ({ text, props, blocks }: Found, title = text('title') ?? ''): Titled => ({
  title,
  icon: iconProp(props),
  blocks,
});

const callout: Builder = ({ name, text, props, blocks, at }) => {
  const written =
    name === 'Callout' ? (text('type')?.toLowerCase() ?? 'callout') : name.toLowerCase();
  const kind: CalloutKind = CALLOUTS.find((one) => one === written) ?? 'callout';
  return [{ is: 'callout', kind, title: text('title'), icon: iconProp(props), blocks, at }];
};

const card: Builder = ({ text, props, blocks, folder, at }) => {
  const href = text('href');
  const image = text('img') ?? text('image');
  return [
    {
      is: 'card',
      title: text('title') ?? text('name') ?? '',
      icon: iconProp(props),
      link: href === undefined ? undefined : targetOf(href, folder),
      image: image === undefined ? undefined : imageOf(image, '', folder),
      callToAction: text('cta'),
      horizontal: flagProp(props, 'horizontal'),
      blocks: described(text('description'), blocks, at),
      at,
    },
  ];
};

const columns: Builder = ({ text, blocks, at }) => {
  const count = Math.min(4, Math.max(1, Math.round(Number(text('cols') ?? 2)) || 2));
  return [{ is: 'columns', count, blocks, at }];
};

/** Steps and tabs are each one of several; a snippet may hold some of them. */
const one =
  (is: 'steps' | 'tabs'): Builder =>
  (found) => [{ is, items: [titled(found)], at: found.at }];

const several =
  (is: 'steps' | 'tabs'): Builder =>
  ({ blocks, at }) => {
    const items = unwrapped(blocks).flatMap((block) =>
      block.is === is && 'items' in block ? block.items : [],
    );
    return items.length > 0 ? [{ is, items, at }] : blocks;
  };

const fold =
  (look: 'accordion' | 'nested'): Builder =>
  ({ text, props, blocks, at }) => [
    {
      is: 'fold',
      title: text('title') ?? '',
      description: text('description'),
      icon: iconProp(props),
      isOpen: flagProp(props, 'defaultOpen'),
      look,
      blocks,
      at,
    },
  ];

const prompt: Builder = (found) =>
  fold('accordion')({
    ...found,
    text: (name) => found.text(name === 'title' ? 'description' : ''),
  });

const codes: Builder = ({ blocks, at }) => {
  const found = unwrapped(blocks).flatMap((block): readonly Code[] =>
    block.is === 'code' ? [block] : block.is === 'codes' ? block.codes : [],
  );
  return found.length > 0 ? [{ is: 'codes', codes: found, at }] : blocks;
};

const PLACES = ['path', 'query', 'body', 'header'];

const field: Builder = ({ text, props, blocks, at }) => {
  const place = PLACES.find((key) => text(key) !== undefined);
  return [
    {
      is: 'field',
      name: (place && text(place)) ?? text('name') ?? '',
      type: text('type'),
      place,
      required: flagProp(props, 'required'),
      deprecated: flagProp(props, 'deprecated'),
      default: text('default'),
      blocks,
      at,
    },
  ];
};

const tree =
  (icon: 'folder' | 'file'): Builder =>
  ({ text, blocks, at }) => {
    const name = text('name') ?? '';
    const drawn = { name: icon, style: undefined, library: undefined };
    const label: Block = {
      is: 'paragraph',
      parts: [
        { is: 'icon', icon: drawn },
        { is: 'text', text: ` ${name}` },
      ],
      at,
    };
    return [
      {
        is: 'list',
        start: undefined,
        items: [{ checked: undefined, blocks: [label, ...blocks] }],
        at,
      },
    ];
  };

const BUILDERS: ReadonlyMap<string, Builder> = new Map([
  ...['Note', 'Warning', 'Info', 'Tip', 'Check', 'Danger', 'Callout'].map(
    (name) => [name, callout] as const,
  ),
  ['Card', card],
  ['Tile', card],
  ['CardGroup', columns],
  ['Columns', columns],
  ['Tiles', columns],
  ['Step', one('steps')],
  ['Steps', several('steps')],
  ['Tab', one('tabs')],
  ['Tabs', several('tabs')],
  ['View', one('tabs')],
  ['Accordion', fold('accordion')],
  ['Expandable', fold('nested')],
  ['AccordionGroup', ({ blocks, at }) => [{ is: 'folds', blocks, at }]],
  ['CodeGroup', codes],
  ['RequestExample', codes],
  ['ResponseExample', codes],
  [
    'Frame',
    ({ text, blocks, at }) =>
      blocks.length > 0 || text('caption')
        ? [{ is: 'frame', caption: text('caption'), blocks, at }]
        : [],
  ],
  ['ParamField', field],
  ['ResponseField', field],
  [
    'Update',
    ({ text, props, blocks, at }) => [
      {
        is: 'update',
        label: text('label') ?? '',
        description: text('description'),
        tags: textsProp(props, 'tags'),
        blocks,
        at,
      },
    ],
  ],
  ['Tree', inside],
  ['Tree.Folder', tree('folder')],
  ['Tree.File', tree('file')],
  // Readers copy the content, and see the description.
  ['Prompt', prompt],
  ['Column', ({ blocks, at }) => [{ is: 'group', blocks, at }]],
  ['Panel', inside],
  // Parts of a page may be for machines only.
  ['Visibility', ({ text, blocks }) => (text('for') === 'agents' ? [] : blocks)],
]);

/** Components that are shown as blocks, even within a line. */
export const isBlockComponent = (name: string): boolean => BUILDERS.has(name);

/** The blocks of a component. One that isn't known keeps its name and content. */
export function componentBlocks(element: JsxElement, reading: Reading): readonly Block[] {
  const name = element.name ?? '';
  const at = reading.span(element);
  const props = propsOf(element, reading);
  const text = (prop: string) => textProp(props, prop);
  const blocks = reading.blocks(element.children);
  const build = BUILDERS.get(name);
  if (build) return build({ name, at, props, text, blocks, folder: reading.folder });
  return [{ is: 'part', name, blocks: described(text('title'), blocks, at), at }];
}

const described = (
  text: string | undefined,
  blocks: readonly Block[],
  at: Span,
): readonly Block[] =>
  text === undefined ? blocks : [{ is: 'paragraph', parts: [{ is: 'text', text }], at }, ...blocks];

/** Blocks with those of snippets in place of the snippets. */
const unwrapped = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) =>
    block.is === 'snippet' || block.is === 'group' ? unwrapped(block.blocks) : [block],
  );
