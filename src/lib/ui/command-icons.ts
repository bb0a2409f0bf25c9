/* The icons of commands, in the palette and in menus: their own, or that of their section. */
import AppWindow from '@lucide/svelte/icons/app-window';
import ArrowLeft from '@lucide/svelte/icons/arrow-left';
import ArrowRight from '@lucide/svelte/icons/arrow-right';
import ArrowRightLeft from '@lucide/svelte/icons/arrow-right-left';
import Blocks from '@lucide/svelte/icons/blocks';
import Braces from '@lucide/svelte/icons/braces';
import CircleAlert from '@lucide/svelte/icons/circle-alert';
import CircleQuestionMark from '@lucide/svelte/icons/circle-question-mark';
import ClipboardPaste from '@lucide/svelte/icons/clipboard-paste';
import Columns2 from '@lucide/svelte/icons/columns-2';
import Copy from '@lucide/svelte/icons/copy';
import CopyPlus from '@lucide/svelte/icons/copy-plus';
import CornerDownRight from '@lucide/svelte/icons/corner-down-right';
import Crosshair from '@lucide/svelte/icons/crosshair';
import Ellipsis from '@lucide/svelte/icons/ellipsis';
import Eye from '@lucide/svelte/icons/eye';
import EyeOff from '@lucide/svelte/icons/eye-off';
import File from '@lucide/svelte/icons/file';
import FileDown from '@lucide/svelte/icons/file-down';
import FileOutput from '@lucide/svelte/icons/file-output';
import FilePlus from '@lucide/svelte/icons/file-plus';
import FileQuestion from '@lucide/svelte/icons/file-question-mark';
import FileSymlink from '@lucide/svelte/icons/file-symlink';
import FileX from '@lucide/svelte/icons/file-x';
import Files from '@lucide/svelte/icons/files';
import FoldVertical from '@lucide/svelte/icons/fold-vertical';
import FolderPlus from '@lucide/svelte/icons/folder-plus';
import FolderTree from '@lucide/svelte/icons/folder-tree';
import Footprints from '@lucide/svelte/icons/footprints';
import GitCommit from '@lucide/svelte/icons/git-commit-horizontal';
import GitCompare from '@lucide/svelte/icons/git-compare';
import History from '@lucide/svelte/icons/history';
import Keyboard from '@lucide/svelte/icons/keyboard';
import Link from '@lucide/svelte/icons/link';
import ListChecks from '@lucide/svelte/icons/list-checks';
import ListTree from '@lucide/svelte/icons/list-tree';
import MoveVertical from '@lucide/svelte/icons/move-vertical';
import PanelRight from '@lucide/svelte/icons/panel-right';
import Pencil from '@lucide/svelte/icons/pencil';
import Plus from '@lucide/svelte/icons/plus';
import Redo2 from '@lucide/svelte/icons/redo-2';
import Route from '@lucide/svelte/icons/route';
import Save from '@lucide/svelte/icons/save';
import Scissors from '@lucide/svelte/icons/scissors';
import Search from '@lucide/svelte/icons/search';
import Settings2 from '@lucide/svelte/icons/settings-2';
import SlidersHorizontal from '@lucide/svelte/icons/sliders-horizontal';
import Split from '@lucide/svelte/icons/split';
import SunMoon from '@lucide/svelte/icons/sun-moon';
import Trash2 from '@lucide/svelte/icons/trash-2';
import Undo2 from '@lucide/svelte/icons/undo-2';
import UnfoldVertical from '@lucide/svelte/icons/unfold-vertical';
import Ungroup from '@lucide/svelte/icons/ungroup';
import Unlink from '@lucide/svelte/icons/unlink';
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
  'tree.levels.collapse': FoldVertical,
  'tree.levels.expand': UnfoldVertical,
  'tree.select.several': ListChecks,
  'tree.focus': Crosshair,
  'mode.visual': AppWindow,
  'mode.split': Columns2,
  'mode.json': Braces,
  'panel.properties': SlidersHorizontal,
  'panel.site-settings': Settings2,
  'panel.endpoints': ListChecks,
  'panel.problems': CircleAlert,
  'panel.orphans': FileQuestion,
  'panel.history': History,
  'panel.help': CircleQuestionMark,
  'preview.address': Link,
  'preview.back': ArrowLeft,
  'preview.forward': ArrowRight,
  'preview.reveal': ListTree,
  'preview.hidden': EyeOff,
  'preview.scheme': SunMoon,
  'preview.export': FileDown,
  'pane.next': ArrowRight,
  'pane.previous': ArrowLeft,
  'preview.compare': GitCompare,
  'preview.against': GitCompare,
  'preview.first-look': Footprints,
  'preview.findability': Route,
  'preview.redirects': Split,
  'preview.lost': Unlink,
  undo: Undo2,
  redo: Redo2,
  save: Save,
  commit: GitCommit,
  review: ListChecks,
  theme: SunMoon,
  keys: Keyboard,
};

const BY_SECTION: Readonly<Record<Section, Icon>> = {
  Element: Blocks,
  Add: Plus,
  Move: MoveVertical,
  Find: Search,
  Tree: ListTree,
  Expand: ListTree,
  Select: ListTree,
  Text: Braces,
  View: PanelRight,
  Document: File,
};

/** Entries of the context menu that are not commands. */
export const MENU_ICONS = {
  add: Plus,
  wrap: FolderPlus,
  unwrap: Ungroup,
  turn: ArrowRightLeft,
  restructure: Blocks,
  more: Ellipsis,
} as const;

export const commandIcon = ({ id, section }: Pick<Command, 'id' | 'section'>): Icon =>
  BY_ID[id] ?? BY_SECTION[section];
