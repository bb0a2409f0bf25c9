/* Addresses that no link of a site may point to, or that pretend to point elsewhere. */
import { EVIL, RUN } from './scripts';

const SCHEMES = ['javascript', 'vbscript', 'data'] as const;
const rest = (scheme: string) => (scheme === 'data' ? `text/html,<script>${RUN}</script>` : RUN);

/** 3 schemes × 16 disguises. */
const DISGUISED = SCHEMES.flatMap((scheme) =>
  [
    `${scheme}:`,
    `${scheme.toUpperCase()}:`,
    ` ${scheme}:`,
    `\t\n${scheme}:`,
    `${scheme.slice(0, 4)}\t${scheme.slice(4)}:`,
    `${scheme.slice(0, 4)}\n${scheme.slice(4)}:`,
    `${scheme.slice(0, 4)}\r${scheme.slice(4)}:`,
    `\u0000${scheme}:`,
    `\u0001\u001f${scheme}:`,
    `${scheme}\t:`,
    `${scheme}&colon;`,
    `&#106;${scheme.slice(1)}:`,
    `${scheme.slice(0, 4)}&Tab;${scheme.slice(4)}:`,
    `${scheme}%3a`,
    `\ufeff${scheme}:`,
    `${scheme}:/*--></title></style>"/onclick=*/`,
  ].map((start) => start + rest(scheme)),
);

export const LINKS: readonly string[] = [
  ...DISGUISED,
  `//evil.example/x`,
  `\\\\evil.example\\x`,
  `/\\evil.example/x`,
  `///evil.example`,
  `https:evil.example`,
  `https://user:pass@evil.example/`,
  `${EVIL}/"onmouseover="${RUN}`,
  `blob:${EVIL}/1`,
  `filesystem:${EVIL}/temporary/x`,
  `file:///etc/passwd`,
  `view-source:javascript:${RUN}`,
  `intent://evil.example#Intent;scheme=https;end`,
];
