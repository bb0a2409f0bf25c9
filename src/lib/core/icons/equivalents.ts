/*
 * Names of the same icon in each library, for the icons that documentation uses most. Each line has the Font
 * Awesome, Lucide, and Tabler names. If a name appears in several lines, the first one counts.
 *
 * Longer than 300 lines, because it is one list.
 */
import type { Library } from './library.ts';

const LINES = `
gear settings settings
gears cog settings-2
sliders sliders-horizontal adjustments
house house home
magnifying-glass search search
xmark x x
bars menu menu-2
plus plus plus
circle-info info info-circle
circle-question circle-question-mark help-circle
circle-exclamation circle-alert alert-circle
circle-check circle-check circle-check
circle-xmark circle-x circle-x
circle-user circle-user user-circle
circle-play circle-play player-play
circle-plus circle-plus circle-plus
circle-dot circle-dot circle-dot
triangle-exclamation triangle-alert alert-triangle
envelope mail mail
robot bot robot
message message-square message
comment message-circle message-circle
comments messages-square messages
comment-dots message-circle-more message-dots
code code code
code-branch git-branch git-branch
code-merge git-merge git-merge
code-pull-request git-pull-request git-pull-request
code-compare git-compare git-compare
code-commit git-commit-horizontal git-commit
brackets-curly braces braces
brackets-square brackets brackets
laptop-code laptop-minimal device-laptop
file-lines file-text file-text
file-code file-code file-code
file-pen file-pen file-pencil
file-contract file-check file-certificate
copy copy copy
clone copy copy
chart-simple chart-column chart-bar
chart-line chart-line chart-line
chart-bar chart-bar chart-bar
chart-column chart-column chart-bar
chart-pie chart-pie chart-pie
arrow-right-from-bracket log-out logout
arrow-right-to-bracket log-in login
right-from-bracket log-out logout
right-to-bracket log-in login
arrow-up-right-from-square external-link external-link
up-right-from-square external-link external-link
arrow-right-arrow-left arrow-right-left arrows-exchange
right-left arrow-right-left arrows-exchange
arrows-rotate refresh-cw refresh
rotate refresh-cw refresh
rotate-left rotate-ccw rotate
rotate-right rotate-cw rotate-clockwise
arrow-rotate-left undo arrow-back-up
arrow-trend-up trending-up trending-up
clock-rotate-left history history
life-ring life-buoy lifebuoy
scale-balanced scale scale
gavel gavel gavel
pen-to-square square-pen edit
pen pen pencil
pencil pencil pencil
trash trash trash
trash-can trash-2 trash
floppy-disk save device-floppy
network-wired network network
sitemap network sitemap
diagram-project workflow sitemap
share-nodes share-2 share
screwdriver-wrench wrench tools
wrench wrench tool
toolbox toolbox tools
hammer hammer hammer
bolt zap bolt
bolt-lightning zap bolt
rocket rocket rocket
rocket-launch rocket rocket
globe globe world
earth-americas earth world
language languages language
book book book
book-open book-open book
book-open-cover book-open book
book-bookmark book-marked bookmarks
books library books
bookmark bookmark bookmark
graduation-cap graduation-cap school
user user user
users users users
user-group users users
users-gear users-round users-group
user-plus user-plus user-plus
user-gear user-cog user-cog
id-card id-card id-badge-2
address-book book-user address-book
key key key
lock lock lock
lock-open lock-open lock-open
unlock lock-open lock-open
shield shield shield
shield-halved shield-half shield-half
shield-check shield-check shield-check
fingerprint fingerprint fingerprint
eye eye eye
eye-slash eye-off eye-off
bell bell bell
calendar calendar calendar
calendar-days calendar-days calendar
clock clock clock
stopwatch timer stopwatch
hourglass hourglass hourglass
gauge gauge gauge
gauge-high gauge dashboard
tachometer gauge dashboard
database database database
server server server
cloud cloud cloud
cloud-arrow-up cloud-upload cloud-upload
cloud-arrow-down cloud-download cloud-download
hard-drive hard-drive server-2
microchip cpu cpu
microchip-ai cpu cpu
memory memory-stick cpu-2
brain brain brain
brain-circuit brain-circuit brain
wand-magic-sparkles wand-sparkles wand
sparkles sparkles sparkles
star star star
heart heart heart
flag flag flag
fire flame flame
lightbulb lightbulb bulb
puzzle-piece puzzle puzzle
plug plug plug
link link link
cube box cube
cubes boxes packages
box package package
box-archive archive archive
box-open package-open package
layer-group layers stack
table-cells grid-3x3 table
table-cells-large layout-grid layout-grid
table table table
table-columns columns-2 columns
grid-2 layout-grid layout-grid
list list list
list-check list-checks list-check
list-ul list list
list-ol list-ordered list-numbers
folder folder folder
folder-open folder-open folder-open
folder-tree folder-tree folders
image image photo
images images photo
video video video
camera camera camera
microphone mic microphone
volume-high volume-2 volume
music music music
film film movie
play play player-play
stop square player-stop
pause pause player-pause
phone phone phone
mobile smartphone device-mobile
mobile-screen smartphone device-mobile
desktop monitor device-desktop
laptop laptop device-laptop
terminal terminal terminal
square-terminal square-terminal terminal-2
rectangle-terminal square-terminal terminal-2
bug bug bug
flask flask-conical flask
vial test-tube test-pipe
microscope microscope microscope
download download download
upload upload upload
filter funnel filter
sort arrow-up-down arrows-sort
tag tag tag
tags tags tags
ticket ticket ticket
credit-card credit-card credit-card
money-bill banknote cash
money-bill-wave banknote cash
coins coins coins
wallet wallet wallet
dollar-sign dollar-sign currency-dollar
circle-dollar circle-dollar-sign coin
receipt receipt receipt
file-invoice receipt-text file-invoice
file-invoice-dollar receipt file-dollar
cart-shopping shopping-cart shopping-cart
bag-shopping shopping-bag shopping-bag
store store building-store
shop store building-store
building building building
buildings building-2 buildings
building-columns landmark building-bank
briefcase briefcase briefcase
handshake handshake heart-handshake
bullhorn megaphone speakerphone
newspaper newspaper news
rss rss rss
paper-plane send send
map map map
location-dot map-pin map-pin
location-pin map-pin map-pin
compass compass compass
signs-post signpost directions
route route route
road route road
truck truck truck
plane plane plane
car car car
palette palette palette
paintbrush paintbrush brush
fill-drip paint-bucket bucket-droplet
swatchbook swatch-book color-swatch
font type typography
moon moon moon
sun sun sun
leaf leaf leaf
seedling sprout seedling
trophy trophy trophy
award award award
medal medal medal
crown crown crown
gift gift gift
gem gem diamond
thumbs-up thumbs-up thumb-up
face-smile smile mood-smile
hand hand hand-stop
hand-wave hand hand-stop
headset headset headset
headphones headphones headphones
gamepad gamepad-2 device-gamepad-2
qrcode qr-code qrcode
wifi wifi wifi
tower-broadcast radio-tower broadcast
satellite-dish satellite-dish satellite
webhook webhook webhook
cookie cookie cookie
utensils utensils tools-kitchen-2
mug-saucer coffee coffee
question circle-question-mark question-mark
info info info-circle
check check check
square-check square-check square-check
check-double check-check checks
ban ban ban
ellipsis ellipsis dots
expand expand arrows-maximize
arrow-right arrow-right arrow-right
arrow-left arrow-left arrow-left
chevron-right chevron-right chevron-right
scroll scroll-text script
clipboard clipboard clipboard
clipboard-list clipboard-list clipboard-list
clipboard-check clipboard-check clipboard-check
note-sticky sticky-note note
cart-plus shopping-cart shopping-cart-plus
heart-pulse heart-pulse heartbeat
wave-pulse activity activity
chart-network chart-network chart-dots-3
circle-nodes share-2 share
git git-branch git-merge
print printer printer
power-off power power
toggle-on toggle-right toggle-right
cog settings settings
universal-access accessibility accessible
certificate badge-check certificate
file-certificate file-badge file-certificate
badge-check badge-check rosette-discount-check
infinity infinity infinity
hashtag hash hash
at at-sign at
percent percent percentage
function square-function math-function
window-maximize app-window app-window
window app-window app-window
`;

const COLUMNS: readonly Library[] = ['fontawesome', 'lucide', 'tabler'];
const rows = LINES.trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Returns another library's name for an icon of this one, if known. */
export function equivalentOf(name: string, from: Library, to: Library): string | undefined {
  const [source, target] = [COLUMNS.indexOf(from), COLUMNS.indexOf(to)];
  return rows.find((row) => row[source] === name)?.[target];
}

/** Returns this library's name for an icon named as in any library. */
export function equivalentFrom(name: string, to: Library): string | undefined {
  return COLUMNS.map((from) => equivalentOf(name, from, to)).find((found) => found !== undefined);
}

const common = new Set(rows.flat());

/** Whether a name belongs to one of the icons that documentation uses most, in any library. */
export const isCommon = (name: string): boolean => common.has(name);
