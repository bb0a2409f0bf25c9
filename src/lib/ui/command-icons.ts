/* The icons of commands, in the palette and in menus: their own, or that of their section. */
import Blocks from '@lucide/svelte/icons/blocks';
import Braces from '@lucide/svelte/icons/braces';
import ClipboardPaste from '@lucide/svelte/icons/clipboard-paste';
import Copy from '@lucide/svelte/icons/copy';
import CopyPlus from '@lucide/svelte/icons/copy-plus';
import CornerDownRight from '@lucide/svelte/icons/corner-down-right';
import Ellipsis from '@lucide/svelte/icons/ellipsis';
import Eye from '@lucide/svelte/icons/eye';
import EyeOff from '@lucide/svelte/icons/eye-off';
import File from '@lucide/svelte/icons/file';
import FileOutput from '@lucide/svelte/icons/file-output';
import FilePlus from '@lucide/svelte/icons/file-plus';
import FileSymlink from '@lucide/svelte/icons/file-symlink';
import FileX from '@lucide/svelte/icons/file-x';
import Files from '@lucide/svelte/icons/files';
import FolderPlus from '@lucide/svelte/icons/folder-plus';
import FolderTree from '@lucide/svelte/icons/folder-tree';
import ListTree from '@lucide/svelte/icons/list-tree';
import MoveVertical from '@lucide/svelte/icons/move-vertical';
import PanelRight from '@lucide/svelte/icons/panel-right';
import Pencil from '@lucide/svelte/icons/pencil';
import Plus from '@lucide/svelte/icons/plus';
import Replace from '@lucide/svelte/icons/replace';
import Scissors from '@lucide/svelte/icons/scissors';
import Search from '@lucide/svelte/icons/search';
import Trash2 from '@lucide/svelte/icons/trash-2';
import Ungroup from '@lucide/svelte/icons/ungroup';
import type { Command, Section } from '$lib/editor/commands/commands.svelte';

export type Icon = typeof Search;

const BY_ID: Readonly<Partial<Record<string, Icon>>> = {
  'tree.rename': Pencil,
  'tree.duplicate': Files,
  'tree.duplicate.files': CopyPlus,
  'tree.remove': Trash2,
  'tree.remove.files': FileX,
  'tree.page.create': FilePlus,
  'tree.page.move': FileSymlink,
  'file.move': FileSymlink,
  'tree.page.match': FolderTree,
  'tree.page.match.all': FolderTree,
  'tree.cut': Scissors,
  'tree.copy': Copy,
  'tree.paste': ClipboardPaste,
  'tree.field.hidden': EyeOff,
  'division.copy': CopyPlus,
  'tree.move.to': CornerDownRight,
  'tree.wrap.group': FolderPlus,
  'tree.file.keep': FileOutput,
  'tree.show.json': Braces,
  'tree.show.preview': Eye,
};

const BY_SECTION: Readonly<Record<Section, Icon>> = {
  Element: Blocks,
  Add: Plus,
  Move: MoveVertical,
  Find: Search,
  Tree: ListTree,
  Text: Braces,
  View: PanelRight,
  Document: File,
};

/** Entries of the context menu that are not commands. */
export const MENU_ICONS = {
  add: Plus,
  wrap: FolderPlus,
  unwrap: Ungroup,
  turn: Replace,
  restructure: Blocks,
  more: Ellipsis,
} as const;

export const commandIcon = ({ id, section }: Pick<Command, 'id' | 'section'>): Icon =>
  BY_ID[id] ?? BY_SECTION[section];
