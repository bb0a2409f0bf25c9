/*
 * Icons for the names that sites use most, of whichever library: Lucide's own, and the nearest one for
 * names of Font Awesome. A chunk of its own, loaded once the preview stands; other names show their initial.
 */
import type { Component } from 'svelte';
import Activity from '@lucide/svelte/icons/activity';
import Blocks from '@lucide/svelte/icons/blocks';
import Book from '@lucide/svelte/icons/book';
import BookOpen from '@lucide/svelte/icons/book-open';
import Bot from '@lucide/svelte/icons/bot';
import Box from '@lucide/svelte/icons/box';
import Boxes from '@lucide/svelte/icons/boxes';
import Braces from '@lucide/svelte/icons/braces';
import Bug from '@lucide/svelte/icons/bug';
import Building from '@lucide/svelte/icons/building';
import ChartLine from '@lucide/svelte/icons/chart-line';
import CircleHelp from '@lucide/svelte/icons/circle-question-mark';
import Cloud from '@lucide/svelte/icons/cloud';
import Code from '@lucide/svelte/icons/code';
import Compass from '@lucide/svelte/icons/compass';
import Cpu from '@lucide/svelte/icons/cpu';
import Database from '@lucide/svelte/icons/database';
import Download from '@lucide/svelte/icons/download';
import File from '@lucide/svelte/icons/file';
import Flag from '@lucide/svelte/icons/flag';
import Folder from '@lucide/svelte/icons/folder';
import GitBranch from '@lucide/svelte/icons/git-branch';
import Globe from '@lucide/svelte/icons/globe';
import History from '@lucide/svelte/icons/history';
import House from '@lucide/svelte/icons/house';
import Key from '@lucide/svelte/icons/key';
import Layers from '@lucide/svelte/icons/layers';
import LifeBuoy from '@lucide/svelte/icons/life-buoy';
import Lightbulb from '@lucide/svelte/icons/lightbulb';
import Lock from '@lucide/svelte/icons/lock';
import Mail from '@lucide/svelte/icons/mail';
import Map from '@lucide/svelte/icons/map';
import MessageCircle from '@lucide/svelte/icons/message-circle';
import MessagesSquare from '@lucide/svelte/icons/messages-square';
import Network from '@lucide/svelte/icons/network';
import Newspaper from '@lucide/svelte/icons/newspaper';
import Package from '@lucide/svelte/icons/package';
import Palette from '@lucide/svelte/icons/palette';
import Pencil from '@lucide/svelte/icons/pencil';
import Plug from '@lucide/svelte/icons/plug';
import Puzzle from '@lucide/svelte/icons/puzzle';
import Rocket from '@lucide/svelte/icons/rocket';
import Rss from '@lucide/svelte/icons/rss';
import Search from '@lucide/svelte/icons/search';
import Server from '@lucide/svelte/icons/server';
import Settings from '@lucide/svelte/icons/settings';
import Shield from '@lucide/svelte/icons/shield';
import Signal from '@lucide/svelte/icons/signal';
import SignpostIcon from '@lucide/svelte/icons/signpost';
import Sparkles from '@lucide/svelte/icons/sparkles';
import Star from '@lucide/svelte/icons/star';
import Terminal from '@lucide/svelte/icons/terminal';
import User from '@lucide/svelte/icons/user';
import Users from '@lucide/svelte/icons/users';
import Webhook from '@lucide/svelte/icons/webhook';
import Wrench from '@lucide/svelte/icons/wrench';
import Zap from '@lucide/svelte/icons/zap';

export type IconComponent = Component<{ size?: number; strokeWidth?: number }>;
export type Icons = Readonly<Record<string, IconComponent>>;

export const ICONS: Icons = {
  activity: Activity,
  blocks: Blocks,
  bolt: Zap,
  book: Book,
  'book-open': BookOpen,
  'book-open-cover': BookOpen,
  books: Book,
  bot: Bot,
  box: Box,
  boxes: Boxes,
  'box-open': Package,
  braces: Braces,
  'brackets-curly': Braces,
  bug: Bug,
  building: Building,
  'chart-line': ChartLine,
  'circle-question': CircleHelp,
  cloud: Cloud,
  code: Code,
  'code-branch': GitBranch,
  comment: MessageCircle,
  comments: MessageCircle,
  compass: Compass,
  cpu: Cpu,
  cube: Box,
  cubes: Boxes,
  database: Database,
  download: Download,
  envelope: Mail,
  file: File,
  flag: Flag,
  folder: Folder,
  gear: Settings,
  'git-branch': GitBranch,
  globe: Globe,
  history: History,
  home: House,
  house: House,
  key: Key,
  layers: Layers,
  'layer-group': Layers,
  'life-buoy': LifeBuoy,
  'life-ring': LifeBuoy,
  lightbulb: Lightbulb,
  lock: Lock,
  mail: Mail,
  map: Map,
  'message-circle': MessageCircle,
  messages: MessagesSquare,
  'messages-square': MessagesSquare,
  'message-square': MessageCircle,
  network: Network,
  'network-wired': Network,
  newspaper: Newspaper,
  package: Package,
  palette: Palette,
  pencil: Pencil,
  plug: Plug,
  puzzle: Puzzle,
  'puzzle-piece': Puzzle,
  robot: Bot,
  rocket: Rocket,
  'rocket-launch': Rocket,
  rss: Rss,
  search: Search,
  'magnifying-glass': Search,
  server: Server,
  settings: Settings,
  shield: Shield,
  signal: Signal,
  signpost: SignpostIcon,
  'sign-post': SignpostIcon,
  sparkles: Sparkles,
  'wand-magic-sparkles': Sparkles,
  star: Star,
  terminal: Terminal,
  'square-terminal': Terminal,
  'rectangle-terminal': Terminal,
  user: User,
  users: Users,
  webhook: Webhook,
  wrench: Wrench,
  zap: Zap,
};
