// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepAllowedAttributes } from './kept-attributes.rules.ts';

describe('keepAllowedAttributes', () => {
  it.each([
    ['keeps allowed HTML', '<p lang="es">Hola <b>a</b></p>', '<p lang="es">Hola <b>a</b></p>'],
    [
      'keeps allowed attributes and quotes their values',
      `<A HREF=/a/b title=x alt='say "hi"'>`,
      '<A href="/a/b" alt="say &quot;hi&quot;">',
    ],
    ['drops handlers and styles', '<p onclick="a>b" style=x / ONLOAD = 1 dir=rtl>Hi', '<p dir="rtl">Hi'],
    [
      'drops all attributes of elements that are not allowed',
      '<base href="https://evil.example/"><font lang=es>x',
      '<base><font>x',
    ],
    ['drops comments', 'a<!-- <b> -->b<!--> c<!--->d<!-- x --!>e<!doctype x>f<?x?>g</>h', 'ab cdefgh'],
    [
      'drops scripts and styles with their text',
      'a<style>p{}<b></style >b<SCRIPT>x</script>c',
      'a</style>b</script>c',
    ],
    ['drops a tag without an end', 'a<p title="b>c', 'a'],
    [
      'escapes a < that begins no tag',
      '2 < 3 <<!-- -->img src=x onerror=y>',
      '2 &lt; 3 &lt;img src=x onerror=y>',
    ],
    ['keeps character references', '<a href="j&#97;va">&lt;b&gt;</a>', '<a href="j&#97;va">&lt;b&gt;</a>'],
  ])('%s', (_, html, kept) => expect(keepAllowedAttributes(html)).toBe(kept));

  it('leaves no event handler, style or script in any mix of HTML fragments', () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '</',
        '/',
        '!',
        '--',
        '<!--',
        '-->',
        '"',
        "'",
        '=',
        ' ',
        '\n',
        '\0',
        '`',
        '?',
        '[CDATA[',
        ']]>',
      ],
      ...[
        'p',
        'svg',
        '<svg>',
        '<math>',
        'style',
        '<style>',
        '</style>',
        'script',
        '<script',
        'title',
        '<textarea>',
        '<table>',
      ],
      ...[
        'onclick=x',
        ' onload="x"',
        "ONERROR='x'",
        'style=x',
        ' href=y',
        'alt="',
        'text',
        '<img ',
        '<a ',
        '<noscript>',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = `<body>${keepAllowedAttributes(pieces.join(''))}`;
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const names = [...parsed.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
        expect(names.filter((name) => /^on|^style$/i.test(name))).toEqual([]);
        expect(parsed.querySelectorAll('style, script')).toHaveLength(0);
      }),
      { numRuns: 400 },
    );
  });
});
