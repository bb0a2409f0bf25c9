/*
 * Words that people use for one concept, for libraries that know only some of them. Each line covers one
 * concept common in documentation. A word may appear in several lines.
 */
const LINES = `
settings setting gear cog preferences options configuration configure config customize sliders adjustments
start begin beginning started getting getstarted gettingstarted quickstart launch rocket onboarding takeoff play flag
introduction intro welcome overview hand wave home house book info
home house homepage main index
search find lookup discover magnifying-glass magnifier zoom
money billing payment payments pay price pricing invoice cost credit-card dollar coins wallet receipt cash currency banknote bill
invoice receipt bill billing
cart shop store checkout ecommerce basket shopping purchase buy bag
user account profile person member customer contact
users team people members group community organization organisation
login signin sign-in log-in arrow-right-to-bracket key enter authenticate
logout signout sign-out log-out arrow-right-from-bracket exit leave
authentication auth authorization login key lock fingerprint passkey password id-card
security secure shield safety protection privacy lock key
permission permissions role roles access rbac policy shield key lock
secret token apikey apikeys accesstoken credential credentials key
password key lock asterisk
encryption encrypted lock key shield
api endpoint endpoints rest code plug webhook braces curly brackets
sdk library package code cube box
webhook webhooks hook hooks callback event events bolt
integration integrations connect connection connector plugin plug puzzle extension addon link
plugin plugins extension addon module puzzle plug
code coding developer development programming snippet source brackets
braces curly json brackets object
terminal console cli commandline shell command prompt bash
database db storage data sql table tables
storage disk drive bucket database archive hdd floppy
server servers host hosting backend rack
cloud hosting deploy saas infrastructure
deploy deployment ship release publish launch rocket upload
build compile make hammer construction wrench cube
container docker kubernetes box cube package ship
package packages box cube parcel npm
install installation setup download wrench
setup configure install wrench tools gear
download save export get arrow-down
upload import arrow-up
import upload inbox login file-import
export download share file-export
update upgrade refresh sync reload arrow-up
sync synchronize synchronise refresh reload rotate update
migration migrate move transfer exchange switch replace right-left
version versions branch git history tag fork
git branch merge commit fork repository version
repository repo git folder code
changelog release releases releasenotes news whatsnew history updates megaphone clock list
history log logs past clock undo rotate-left recent
news blog newspaper article post press rss
announcement announce megaphone bullhorn speaker news
documentation docs documents manual guide book file notebook reference
guide guides tutorial howto book map compass route signpost
tutorial lesson course learn graduation education school video
learn learning education academy training school graduation-cap university book
reference api book dictionary library list
concept concepts idea lightbulb brain theory
idea tip hint lightbulb bulb inspiration
example examples sample samples demo flask code
recipe recipes cookbook chef utensils book
template templates layout boilerplate
faq question questions help ask circle-question question-mark
help support assistance question life-buoy lifebuoy life-ring headset
support contact headset chat help lifebuoy
troubleshoot troubleshooting wrench tool tools debug fix bug stethoscope warning
bug debug error issue insect
error errors fail failure bug warning xmark circle-x alert
warning alert triangle-exclamation triangle-alert alert-triangle caution danger exclamation attention
info information about details
success done complete completed check tick checkmark ok
check tick done checkbox success
close cancel dismiss x cross xmark remove
delete remove trash bin garbage erase discard
add new create plus
edit write change modify pencil pen
copy duplicate clone clipboard files
paste clipboard
chat message messages message-circle message-square conversation comment comments talk discussion speech bubble
email mail envelope letter inbox newsletter
notification notifications bell alert alarm
phone call telephone mobile
mobile phone smartphone device ios android
desktop computer monitor screen pc
laptop computer notebook
web website internet browser globe world www
globe world earth international global planet
language languages translate translations translation translate localization locale i18n globe
map location place pin marker address
location pin marker map place gps
time clock hour schedule timer watch
schedule calendar date event cron planner
calendar date day month event schedule
speed fast performance quick gauge lightning bolt zap tachometer dashboard rapid
dashboard overview panel gauge layout grid
analytics statistics stats metrics chart graph insights report bar
chart graph diagram plot statistics
monitoring monitor observability activity pulse heartbeat gauge eye
logs logging log list scroll file terminal
trace tracing route timeline path spans
test testing tests experiment flask beaker vial check lab
experiment lab laboratory flask beaker science
ai intelligence artificial artificialintelligence machinelearning robot sparkles magic brain bot llm gpt machine
robot bot assistant agent agents ai
agent agents aiagent robot bot ai user
chatbot bot robot chat assistant ai
prompt prompts message terminal chat ai
model models brain cube cpu ai
magic wand sparkles ai stars
training model brain dumbbell graduation
vector embedding embeddings vectors graph
workflow workflows process flow pipeline automation sitemap diagram
automation automate workflow robot bolt gear
pipeline flow workflow ci stages
tree hierarchy sitemap structure organization nodes
network networking connection nodes share topology
share network send nodes
link url chain href hyperlink
external open outside link launch arrow-up-right
send paper-plane submit plane
image picture photo images gallery media
video film movie camera play recording youtube
audio sound music speaker volume
voice microphone mic audio speech
camera photo photograph
file document page paper
files documents folder papers
folder directory folders
list items bullets menu
menu hamburger bars navigation
table grid spreadsheet columns rows
layout grid columns template panel
component components block blocks cubes puzzle
block blocks cube cubes box
layers stack stacked levels
stack layers pile
widget widgets puzzle component grid
theme theming design palette color colour style paint brush appearance
design palette brush pen ruler paint
brand branding logo badge palette
dark darkmode night moon
light lightmode day sun bright
sun day weather light
moon night dark sleep
star favorite favourite rating featured bookmark
heart love like favorite health
like thumbs-up approve upvote
bookmark save favorite ribbon
tag label tags price category
category categories tag folder shapes grid
flag milestone country goal
goal target aim bullseye objective crosshair
target bullseye crosshair goal
trophy award prize winner achievement medal
badge award certificate medal
certificate certification diploma license award
gift present reward
enterprise business company building office corporate briefcase
company building office business organization
bank finance landmark institution
business work job briefcase
legal law gavel scale terms justice
terms legal contract file agreement
compliance legal shield check clipboard certificate
health medical hospital heart medicine
food restaurant utensils eat meal
travel plane flight airplane luggage
car vehicle auto automobile
delivery shipping truck transport
game games gaming controller gamepad joystick
lightning bolt flash zap electricity power thunder
power energy bolt plug battery
limit limits quota gauge rate throttle
rate speed gauge limit
filter funnel sort
sort order arrange
world globe earth
eye view visible see watch show
hide hidden invisible eye-off eye-slash
lock locked private secure
unlock unlocked open
key keys access credential
print printer
scan qr barcode
wifi wireless network
mcp plug server network tools
tools tool wrench hammer screwdriver toolbox
wrench spanner tool repair fix
variable variables braces function
function functions lambda formula
environment env environments sprout leaf globe layers
region regions globe map earth
queue line list layers
cache memory bolt database
memory ram chip brain
chip cpu processor microchip hardware
hardware chip cpu device
infrastructure server cloud network building
architecture building blueprint sitemap diagram
roadmap map route road milestone
feedback comment message star
community users people group forum discord slack
partner partners handshake deal
handshake agreement partner deal
contact email phone address envelope
careers jobs job briefcase hiring
status activity signal pulse heartbeat
signpost directions signs guide
compass explore navigate direction safari
puzzle piece integration extension
cube box 3d package block
diamond gem premium jewel
premium crown pro vip
fire hot trending flame burn
trending growth increase arrow-up chart
growth seedling plant sprout increase
leaf nature eco plant green
`;

const related = new Map<string, Set<string>>();
for (const line of LINES.trim().split('\n')) {
  const words = line.split(' ');
  for (const word of words)
    for (const other of words)
      if (other !== word) related.set(word, (related.get(word) ?? new Set<string>()).add(other));
}

const NONE: ReadonlySet<string> = new Set();

/** Synonyms of a word; some are parts of icon names ("life-buoy"). */
export const synonymsOf = (word: string): ReadonlySet<string> => related.get(word) ?? NONE;

/** Every word that has synonyms. */
export const KNOWN_WORDS: readonly string[] = [...related.keys()];
