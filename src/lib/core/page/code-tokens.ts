/*
 * Colors of code, by one rough scan for families of languages: comments, strings, numbers, keywords, calls and tags. It
 * knows no grammar, so it may color a word too many, and never changes or loses one.
 */

export interface CodeToken {
  readonly kind: 'comment' | 'string' | 'number' | 'keyword' | 'call' | 'tag' | undefined;
  readonly text: string;
}

type Family = 'slashes' | 'hashes' | 'dashes' | 'markup';

const FAMILIES: ReadonlyMap<string, Family> = new Map(
  (
    [
      [
        'slashes',
        'js,jsx,ts,tsx,javascript,typescript,mjs,java,kotlin,kt,scala,go,rust,rs,c,cpp,c++,csharp,cs,php,swift,dart,css,scss,less,json,json5,jsonc,groovy,solidity,graphql,proto,prisma',
      ],
      [
        'hashes',
        'python,py,ruby,rb,bash,sh,shell,zsh,console,terminal,curl,yaml,yml,toml,dockerfile,docker,r,perl,elixir,make,ini,env,dotenv,powershell,hcl,terraform,nginx',
      ],
      ['dashes', 'sql,lua,haskell'],
      ['markup', 'html,xml,svg,mdx,md,markdown,vue,svelte,astro'],
    ] as const
  ).flatMap(([family, names]) => names.split(',').map((name) => [name, family] as const)),
);

const STRINGS = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;
const WORDS = String.raw`(?<number>\b\d[\w.]*)|(?<word>[A-Za-z_$][\w$]*)`;
const SCANS: Readonly<Record<Family, RegExp>> = {
  slashes: new RegExp(
    String.raw`(?<comment>(?<![:\w])\/\/[^\n]*|\/\*[^]*?\*\/)|(?<string>${STRINGS}|` +
      '`(?:[^`\\\\]|\\\\[^])*`' +
      `)|${WORDS}`,
    'g',
  ),
  hashes: new RegExp(
    String.raw`(?<comment>(?<![^\s])#[^\n]*)|(?<string>"""[^]*?"""|${STRINGS})|${WORDS}`,
    'g',
  ),
  dashes: new RegExp(
    String.raw`(?<comment>--[^\n]*|\/\*[^]*?\*\/)|(?<string>${STRINGS})|${WORDS}`,
    'g',
  ),
  markup: new RegExp(
    String.raw`(?<comment><!--[^]*?-->)|(?<tag><\/?[A-Za-z][\w.:-]*|\/?>)|(?<string>${STRINGS})`,
    'g',
  ),
};

const KEYWORDS = new Set(
  (
    'abstract,as,async,await,break,case,catch,class,const,continue,def,default,defer,delete,do,else,elif,end,enum,' +
    'except,export,extends,false,final,finally,fn,for,from,func,function,global,go,if,impl,implements,import,in,' +
    'instanceof,interface,is,lambda,let,match,mod,module,mut,namespace,new,nil,None,not,null,of,or,and,package,pass,' +
    'private,protected,pub,public,raise,require,return,self,static,struct,super,switch,this,throw,throws,trait,true,' +
    'True,False,try,type,typeof,undefined,union,use,using,val,var,void,where,while,with,yield,' +
    'SELECT,FROM,WHERE,INSERT,INTO,VALUES,UPDATE,SET,DELETE,CREATE,TABLE,JOIN,ON,AND,OR,NOT,ORDER,BY,GROUP,LIMIT'
  ).split(','),
);

/** Limit on the UTF-16 code units that are colored. */
const MOST = 60_000;

/** Splits code into colored parts. Joined, they are the code. */
export function codeTokens(text: string, language: string | undefined): readonly CodeToken[] {
  const family = FAMILIES.get(language?.toLowerCase() ?? '');
  if (!family || text.length > MOST) return [{ kind: undefined, text }];
  const tokens: CodeToken[] = [];
  let at = 0;
  for (const found of text.matchAll(SCANS[family])) {
    const kind = kindOf(found, text);
    if (!kind) continue;
    if (found.index > at) tokens.push({ kind: undefined, text: text.slice(at, found.index) });
    tokens.push({ kind, text: found[0] });
    at = found.index + found[0].length;
  }
  if (at < text.length) tokens.push({ kind: undefined, text: text.slice(at) });
  return tokens;
}

function kindOf(
  { groups = {}, index, 0: whole }: RegExpExecArray,
  text: string,
): CodeToken['kind'] {
  if (groups.word !== undefined) {
    if (KEYWORDS.has(groups.word)) return text[index - 1] === '.' ? undefined : 'keyword';
    return text[index + whole.length] === '(' ? 'call' : undefined;
  }
  return (['comment', 'string', 'number', 'tag'] as const).find(
    (kind) => groups[kind] !== undefined,
  );
}
