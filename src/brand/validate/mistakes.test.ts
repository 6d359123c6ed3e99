/** Editors' mistakes that prevent publishing (decisions/brands#errors-questions-and-hints). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatBrandError } from '../brand-error.ts';
import { brandTree, PROJECT, type BrandTree } from '../brand-tree.fixture.ts';
import { readBrand } from '../read-brands.ts';

const OWN = 'brands/mincr/brand.yaml';
const ABOUT = 'brands/_pages/about.md';
const LONG = 'Health coverage for the people of Minnesota, '.repeat(5).trim();

let tree: BrandTree;
beforeAll(() => {
  tree = brandTree();
});
afterAll(() => tree[Symbol.dispose]());

function errorsAfter(file: string, from: string | RegExp, to: string): string[] {
  const before = tree.read(file);
  tree.edit(file, from, to);
  const read = readBrand(tree.root, 'mincr');
  tree.write(file, before);
  return 'errors' in read ? read.errors.map(formatBrandError) : [];
}

describe('readBrands', () => {
  it.each<[mistake: string, file: string, from: string | RegExp, to: string, error: RegExp]>([
    [
      'a day of the policy that does not exist',
      OWN,
      /effective: .*/,
      'effective: 2026-02-30',
      /^brands\/mincr\/brand\.yaml:\d+:3 privacy\.effective: expected a day such as 2026-10-09, got '2026-02-30'$/,
    ],
    [
      'a day of the policy in a wrong year',
      OWN,
      /effective: .*/,
      'effective: 2062-10-09',
      /^brands\/mincr\/brand\.yaml:\d+:3 privacy\.effective: '2062-10-09' is more than a year away: write the day/,
    ],
    [
      'a long description of a brand',
      OWN,
      /^description: .*/m,
      `description: ${LONG}`,
      /brand\.yaml:\d+:1 description: expected one sentence of at most 200 characters, got 224: 'Health coverage for the people…'$/,
    ],
    [
      'a long description of a page',
      ABOUT,
      /^description: .*/m,
      `description: ${LONG}`,
      /about\.md:3:1 description: expected one sentence of at most 200 characters, got 224/,
    ],
    [
      'Markdown in a label of a header tab',
      OWN,
      'footer:\n',
      'tabs:\n  bills: { label: "**Bills**", url: /about/, icon: book }\n\nfooter:\n',
      /brand\.yaml:\d+:\d+ tabs\.bills\.label: '\*\*Bills\*\*' would be shown as it is: this text is plain/,
    ],
    [
      'a link in a footer statement',
      OWN,
      'footer:\n',
      'footer:\n  statements:\n    more: See [our page](/about/).\n',
      /footer\.statements\.more: '\[our page\]\(\/about\/\)' would be shown as it is/,
    ],
    [
      'HTML in a title',
      ABOUT,
      /^title: .*/m,
      'title: About <em>us</em>',
      /about\.md:2:1 title: '<em>' would be/,
    ],
    ['italics in a title', ABOUT, /^title: .*/m, 'title: About _us_', /about\.md:2:1 title: '_us_' would be/],
    [
      'Markdown in a label of the contents',
      ABOUT,
      /^contents:\n {2}([\w-]+): .*/m,
      'contents:\n  $1: "`code`"',
      /about\.md:\d+:1 contents\.[\w-]+: '`' would be/,
    ],
    [
      'an entity in the title of a notice',
      'brands/_alerts/example-winter-storm.yaml',
      /^title: .*/m,
      'title: Closed &amp; quiet',
      /winter-storm\.yaml:\d+:1 title: '&amp;' would be/,
    ],
    [
      'letters that were saved twice in a record',
      OWN,
      'desde el primer chequeo hasta los días',
      'informaciÃ³n hasta los dÃ­as',
      /^brands\/mincr\/brand\.yaml:\d+:\d+ 'informaciÃ³n' is a letter that a program has saved in the wrong encoding/,
    ],
    [
      'letters that were saved twice on a page',
      'brands/_pages/about.es.md',
      'é',
      'Ã©',
      /^brands\/_pages\/about\.es\.md:\d+:\d+ '\S*Ã©\S*' is a letter/,
    ],
    [
      'quotes that were saved twice',
      ABOUT,
      /\n$/,
      '\nâ€œUsâ€\u009d\n',
      /about\.md:\d+:1 'â€œUsâ€\u009d' is a letter/,
    ],
    [
      'a notice of more than a year',
      'brands/_alerts/example-winter-storm.yaml',
      /^ends: 2025-01-18/m,
      'ends: 2026-01-18',
      /winter-storm\.yaml:\d+:1 ends: this notice shows for more than a year, from 2025-01-17 06:00/,
    ],
    [
      'a date with another weekday',
      'brands/_alerts/example-winter-storm.yaml',
      /on Friday for([^]*)el viernes/,
      'on Friday, January 17, for$1el jueves, 17 de enero,',
      /winter-storm\.yaml:\d+:3 spanish\.title: 'jueves, 17 de enero' is a Friday in 2025$/,
    ],
    [
      'a day that no calendar has, on a page',
      ABOUT,
      /\n$/,
      '\nSince February 30, 2026.\n',
      /about\.md:\d+:7 there is no February 30, 2026/,
    ],
    [
      'another weekday, on a page',
      ABOUT,
      /\n$/,
      '\nOn Monday, November 27, 2026.\n',
      /about\.md:\d+:4 'Monday, November 27, 2026' is a Friday/,
    ],
    [
      'the name of the brand at the end of a title',
      ABOUT,
      /^title: .*/m,
      'title: "About us · {brand.name}"',
      /about\.md:2:1 title: expected a title without the brand's name/,
    ],
    [
      'a number that costs money',
      OWN,
      '1-800-555-0110',
      '1-900-555-0110',
      /customerServicePhoneNumber: expected a number that can be called/,
    ],
    [
      'a zip code that lacks a digit',
      'brands/_families/northern.yaml',
      'MN 55999',
      'MN 5599',
      /northern\.yaml:\d+:\d+ appeals\.address: expected a last line such as "Harrowgate, PA 15999", got/,
    ],
    [
      'a line of an address without quotes around its comma',
      'brands/_families/northern.yaml',
      /address: .*/,
      'address: [Member Appeals, Sable Lake, MN 55999]',
      /appeals\.address: expected a last line such as .*, got 'Member Appeals', 'Sable Lake', 'MN 55999'$/,
    ],
    [
      'a drawing without a shape',
      'brands/mincr/logo.svg',
      /<path[^]*(?=<\/svg>)/,
      '',
      /^brands\/mincr\/logo\.svg:1:1 this drawing has no visible shape: export it again$/,
    ],
    [
      'a year in place of the one that is filled in',
      OWN,
      '{footerCopyDate}',
      '2025',
      /brand\.yaml:\d+:3 footer\.copyright: '2025' would be there in every later year too: write \{footerCopyDate\}/,
    ],
    [
      'an entity of the policy whose English and Spanish are exchanged',
      OWN,
      /english: (.*, of .*)\n {4}spanish: (.*)/,
      'english: $2\n    spanish: $1',
      /brand\.yaml:\d+:5 privacy\.entity\.spanish: the Spanish, 'North Star Health Plan, de Minnesota', is under english/,
    ],
    [
      "another brand's entity of the policy",
      OWN,
      'english: North Star Health Plan, of Minnesota',
      'english: Bighorn Health, of Wyoming',
      /brand\.yaml:\d+:5 privacy\.entity\.english: names another brand: 'Bighorn Health' is wybcbs's/,
    ],
    [
      'a day in place of that of each brand, in the policy',
      'brands/_privacy/clauses.md',
      '{privacy.effective}',
      'January 1, 2026',
      /^brands\/_privacy\/clauses\.md:\d+:\d+ 'January 1, 2026' is the same on every brand: write \{privacy\.effective\}/,
    ],
    [
      "a day in a brand's own policy",
      'brands/mincr/pages/privacy.md',
      'Call',
      'In effect from January 1, 2026. Call',
      /^brands\/mincr\/pages\/privacy\.md:6:16 'January 1, 2026' is the same/,
    ],
    [
      'two header tabs that lead to the same page',
      OWN,
      'footer:\n',
      'tabs:\n  wellness: { url: /login/#/prescriptions }\nfooter:\n',
      /brand\.yaml:\d+:\d+ tabs\.wellness\.url: \/login\/#\/prescriptions is also the address of header tab prescriptions/,
    ],
    [
      'a state whose own marketplace is said not to exist',
      'brands/_states/mn.yaml',
      'ownMarketplace: true',
      'ownMarketplace: false',
      /mn\.yaml:\d+:1 ownMarketplace: https:\/\/www\.mnsure\.org\/ is not the federal marketplace: write true, or/,
    ],
    [
      "the federal marketplace as a state's own",
      'brands/_states/wy.yaml',
      'ownMarketplace: false',
      'ownMarketplace: true',
      /wy\.yaml:\d+:1 ownMarketplace: https:\/\/www\.healthcare\.gov\/ is the federal marketplace.*: write false, or/,
    ],
    [
      'an office whose English and Spanish are exchanged',
      'brands/_states/mn.yaml',
      /(otherRegulator:\n.*\n {4}english: )(.*)(\n {4}spanish: )(.*)/,
      '$1$4$3$2',
      /mn\.yaml:\d+:5 otherRegulator\.name\.spanish: the Spanish, 'Departamento de Salud de Minnesota', is under/,
    ],
    [
      'an item that is missing in the list of the Spanish page',
      'brands/_pages/emergency.es.md',
      '- un desmayo, o una convulsión que no para\n',
      '',
      /^brands\/_pages\/emergency\.es\.md:28:1 expected as many list items in this section as in brands\/_pages\/emergency\.md, which has 7; got 6$/,
    ],
    [
      'a Spanish statement that lacks the phone number',
      'brands/_base.yaml',
      'Llame al {brand.phone} (TTY',
      'Llame (TTY',
      /_base\.yaml:\d+:\d+ spanish\.statements\.help: expected \{brand\.phone\}, \{brand\.tty\} as in footer\.statements\.help, got \{brand\.tty\}$/,
    ],
    [
      'phone number and TTY exchanged',
      ABOUT,
      '{brand.phone} (TTY {brand.tty})',
      '{brand.tty} (TTY {brand.phone})',
      /about\.md:\d+:\d+ 'TTY \{brand\.phone\}' has the number for voice: write TTY \{brand\.tty\}$/,
    ],
    [
      'another half of the day in Spanish, of a notice',
      'brands/_alerts/example-winter-storm.yaml',
      /offices open again([^]*)abren otra vez/,
      'offices open at 9 AM again$1abren a las 9 p. m. otra vez',
      /storm\.yaml:\d+:1 spanish: expected 9 AM as in the English, got 9 p\. m\.$/,
    ],
    [
      'a link of a notice that says nothing',
      'brands/_alerts/example-winter-storm.yaml',
      'label: Contact us',
      'label: Click here',
      /storm\.yaml:\d+:\d+ link\.label: 'Click here' does not say where this link leads/,
    ],
    [
      'blanks at the end of a name',
      OWN,
      /^name: .*/m,
      'name: "North Star Health Plan\u00a0"',
      /name: expected a text without blanks/,
    ],
    [
      'an unknown view in a link of a notice',
      'brands/_alerts/example-winter-storm.yaml',
      '/msg/#!/contact-us',
      '/msg/#!/contactus',
      /storm\.yaml:\d+:\d+ link\.url: there is no #!\/contactus on \/msg\/; did you mean #!\/contact-us\?/,
    ],
    [
      'an unknown view in a header tab',
      OWN,
      'footer:\n',
      'tabs:\n  claims: { url: /login/#/claim/claimsAndPayments }\nfooter:\n',
      /tabs\.claims\.url: there is no #\/claim\/claimsAndPayments on \/login\/; did you mean #\/claims\/claimsAndPayments\?/,
    ],
    [
      'an address of a view without its page in a footer link',
      OWN,
      'footer:\n',
      'footer:\n  links:\n    doctors: { label: Find a doctor, url: "#!/finder", column: help }\n',
      /brand\.yaml:\d+:\d+ footer\.links\.doctors\.url: only the member area has #!\/finder: write \/login\/#!\/finder$/,
    ],
    [
      'a view of the member area on another page in a link of a notice',
      'brands/_alerts/example-winter-storm.yaml',
      '/msg/#!/contact-us',
      '/faqs/#/finder',
      /storm\.yaml:\d+:\d+ link\.url: only the member area has #\/finder: write \/login\/#\/finder$/,
    ],
    [
      'an address without its last slash',
      OWN,
      'footer:\n',
      'footer:\n  links:\n    choosing: { label: Choosing a plan, url: /choosing-a-plan, column: help }\n',
      /footer\.links\.choosing\.url: write \/choosing-a-plan\/, with a slash after its name$/,
    ],
    [
      "the brand's own site in an address",
      OWN,
      'footer:\n',
      'footer:\n  links:\n    choosing: { label: Choosing a plan, url: https://northstar.example/choosing-a-plan/, column: help }\n',
      /footer\.links\.choosing\.url: this is an address of this site: write \/choosing-a-plan\/$/,
    ],
    [
      'a Spanish label of two header tabs',
      OWN,
      /^spanish:/m,
      'spanish:\n  tabs: { claims: Gastos }',
      /brand\.yaml:\d+:\d+ spanish\.tabs\.claims: 'Gastos' is also the label of spending: change one of them$/,
    ],
    [
      'a label of a header tab of the base',
      OWN,
      'footer:\n',
      'tabs:\n  costs: { label: Spending, url: /about/, icon: book }\nfooter:\n',
      /mincr\/brand\.yaml:\d+:\d+ tabs\.costs\.label: 'Spending' is also the label of spending/,
    ],
    [
      'the heading of another section as a label of the contents',
      ABOUT,
      'regulators: Who regulates us',
      'regulators: Talk with us',
      /about\.md:\d+:1 contents\.regulators: 'Talk with us' is the heading of talk: write the label of 'Who regulates us'$/,
    ],
    [
      'the heading of another section as a Spanish label of the contents',
      'brands/_pages/about.es.md',
      'talk: Hable con nosotros',
      'talk: Quién nos supervisa',
      /about\.es\.md:\d+:1 contents\.talk: 'Quién nos supervisa' is the heading of regulators/,
    ],
    [
      'questions in another order than in Spanish',
      'brands/_pages/faqs.md',
      'what-is-a-claim, not-a-bill',
      'not-a-bill, what-is-a-claim',
      /^brands\/_pages\/faqs\.es\.md:\d+:1 questions: expected the ids in the order of brands\/_pages\/faqs\.md; where this page has 'what-is-a-claim', it has 'not-a-bill'/,
    ],
    [
      'another id than in Spanish',
      ABOUT,
      'how-we-work:',
      'how-we-try:',
      /^brands\/_pages\/about\.es\.md:\d+:1 contents: expected the ids of .*about\.md: it has 'how-we-try' in place of 'how-we-work'$/,
    ],
    [
      'a page that is older than its Spanish',
      ABOUT,
      'updated: 2026',
      'updated: 2025',
      /^brands\/_pages\/about\.md:\d+:1 updated: .*about\.es\.md changed on 2026-\d\d-\d\d, this page on 2025/,
    ],
    [
      'a comma in an e-mail address',
      ABOUT,
      /\n$/,
      '\nWrite to help@northstar,example.\n',
      /about\.md:\d+:10 'help@northstar,example' is no e-mail address: write one such as help@/,
    ],
    [
      'an entity without its semicolon',
      ABOUT,
      'home and',
      'home&nbsp and',
      /about\.md:\d+:\d+ '&nbsp' is shown as it is: write the sign itself, or a ; after its name$/,
    ],
    [
      'an entity that does not exist',
      ABOUT,
      'home and',
      'home &ampersand',
      /about\.md:\d+:\d+ '&ampersand' is shown as it is/,
    ],
    [
      'a question that is there twice',
      'brands/_pages/faqs.md',
      /^### My claim is still .*$/m,
      '### What is a claim?',
      /faqs\.md:\d+:1 this text is on the page already: delete one of the two$/,
    ],
    [
      'a question without its question mark',
      'brands/_pages/faqs.md',
      '### What is a claim?',
      '### What is a claim',
      /^brands\/_pages\/faqs\.md:\d+:1 this question ends without a question mark: write 'What is a claim\?'$/,
    ],
    [
      'a new label of a header tab of the base, without its Spanish',
      OWN,
      'footer:\n',
      'tabs:\n  claims: { label: Bills }\nfooter:\n',
      /mincr\/brand\.yaml:\d+:\d+ tabs\.claims\.label: its Spanish is still that of brands\/_base\.yaml: write spanish\.tabs\.claims here too$/,
    ],
    [
      'a new text of a footer statement of the base, without its Spanish',
      OWN,
      'footer:\n',
      'footer:\n  statements: { help: Call us. }\n',
      /mincr\/brand\.yaml:\d+:\d+ footer\.statements\.help: its Spanish is still that of brands\/_base\.yaml: write/,
    ],
    [
      'an address of another site for one environment, beside that of the base for all',
      OWN,
      'footer:\n',
      'sites:\n  producer: { prod: https://shop.harborline.example/agents/ }\nfooter:\n',
      /mincr\/brand\.yaml:\d+:\d+ sites\.producer\.prod: '\/producer\/' is the address everywhere: write 'everywhere: null' before this, or delete it$/,
    ],
    [
      "a new name of an external site with the base's address",
      OWN,
      'footer:\n',
      'handOffs:\n  pharmacy: { name: Acme Pharmacy, url: { qa: https://qa.acme.example/ } }\nfooter:\n',
      /mincr\/brand\.yaml:\d+:\d+ handOffs\.pharmacy\.name: the address in prod is still that of brands\/_families\/northern\.yaml: write url\.prod here too, or null for none$/,
    ],
    [
      'a slip in the page of the footer link of the content service',
      OWN,
      'footer:\n',
      'footer:\n  contentPage: explanation-of-benefit\n',
      /brand\.yaml:\d+:3 footer\.contentPage: there is no page 'explanation-of-benefit'; did you mean explanation-of-benefits\?$/,
    ],
    [
      'a slip in the brand of a data-dictionary token',
      'brands/_base.yaml',
      '"16": ndbcbs',
      '"16": ndbcb',
      /_base\.yaml:\d+:\d+ dictionaryBrands\.16: there is no brand 'ndbcb'; did you mean ndbcbs\?$/,
    ],
    [
      'a label of two links',
      OWN,
      'footer:\n',
      'footer:\n  links:\n    news: { label: Glossary, url: /faqs/, column: help }\n',
      /footer\.links\.news\.label: 'Glossary' is also the label of glossary/,
    ],
    [
      'an English label in Spanish',
      OWN,
      /^spanish:/m,
      'spanish:\n  links: { faqs: Questions and answers }',
      /spanish\.links\.faqs: 'Questions and answers' is the English text/,
    ],
    [
      'an address of another network',
      OWN,
      'youtube.example',
      'facebook.example',
      /footer\.social\.youtube: expected an address of youtube, got one of facebook/,
    ],
    [
      'an old address that leads to an old address',
      OWN,
      /^redirects:/m,
      'redirects:\n  /old/: /older/\n  /older/: /about/',
      /redirects\.\/old\/: \/older\/ is an old address itself/,
    ],
    [
      'another name of a state',
      'brands/_states/mn.yaml',
      'english: "Minnesota"',
      'english: "Michigan"',
      /mn\.yaml:4:3 name\.english: expected Minnesota, the name of mn, got 'Michigan'/,
    ],
    [
      'another figure in Spanish, of a state',
      'brands/_states/mn.yaml',
      'Two departments',
      '3 departments',
      /mn\.yaml:\d+:5 notes\[2\]\.spanish: the English has 3, which is here less often/,
    ],
    [
      'another phone number in Spanish, of a notice',
      'brands/_alerts/example-winter-storm.yaml',
      'Our walk-in',
      'Call 1-800-985-3059. Our walk-in',
      /storm\.yaml:\d+:1 spanish: the English has 1-800-985-3059, which is here less often/,
    ],
    [
      'an English page in place of the Spanish',
      'brands/_pages/fraud.es.md',
      /^[^]*$/,
      readFileSync(join(PROJECT, 'brands/_pages/fraud.md'), 'utf8'),
      /fraud\.es\.md:\d+:\d+ (?:title: |description: |label: |contents\.\w+: )?this text is in English/,
    ],
    [
      'an English description in Spanish',
      OWN,
      /^  description: Cobertura.*/m,
      '  description: Health coverage for the people of Minnesota.',
      /brand\.yaml:\d+:3 spanish\.description: this text is in English/,
    ],
    [
      'an English description of a Spanish page',
      'brands/_pages/about.es.md',
      /^description: .*/m,
      'description: Who we are and what you can ask us.',
      /about\.es\.md:3:1 description: this text is in English/,
    ],
    [
      'an English text of a notice in Spanish',
      'brands/_alerts/example-winter-storm.yaml',
      'Nuestras oficinas abren otra vez el **sábado**',
      'Our walk-in offices open again on **Saturday** for all of you',
      /winter-storm\.yaml:\d+:3 spanish\.text: 'Our walk-in/,
    ],
    [
      'an English note of a state in Spanish',
      'brands/_states/mn.yaml',
      /spanish: "Los adultos.*"/,
      'spanish: "Adults with a low income can get Medicaid, with or without children."',
      /mn\.yaml:\d+:\d+ notes\[0\]\.spanish: this text is in English/,
    ],
    [
      'a sentence that ends in English, in the Spanish of a state',
      'brands/_states/mn.yaml',
      'le permite ver y corregir lo que una aseguradora tiene registrado sobre usted',
      'lets you see and correct what an insurer has on record about you',
      /mn\.yaml:\d+:3 privacyLaw\.spanish: 'you see and correct what an insurer has…' is English: write it in Spanish/,
    ],
    [
      "a wrong letter in the brand's name",
      'brands/mincr/brand.yaml',
      '{footerCopyDate} North Star Health Plan',
      '{footerCopyDate} North Star Heath Plan',
      /brand\.yaml:\d+:\d+ footer\.copyright: 'North Star Heath Plan' is not the name of this brand: write North Star/,
    ],
    [
      'another amount in Spanish',
      'brands/_pages/dental.es.md',
      '$1,400',
      '$1,040',
      /^brands\/_pages\/dental\.es\.md:\d+:\d+ expected \$1,400 as in brands\/_pages\/dental\.md, got \$1,040$/,
    ],
    [
      'a slip in the code of a brand that serves a state',
      'brands/_base.yaml',
      'MN: [mincr',
      'MN: [micnr',
      /^brands\/_base\.yaml:\d+:8 brandsByState\.MN\[0\]: 'micnr' is not a brand; did you mean mincr\?$/,
    ],
    [
      'a brand that serves a state twice',
      'brands/_base.yaml',
      'MN: [mincr',
      'MN: [mincr, mincr',
      /^brands\/_base\.yaml:\d+:15 brandsByState\.MN\[1\]: 'mincr' is listed twice: delete one of the two$/,
    ],
    [
      'a type of registration twice',
      OWN,
      'registrationTypes: [MREG]',
      'registrationTypes: [MREG, MREG]',
      /brand\.yaml:\d+:27 registrationTypes\[1\]: 'MREG' is listed twice: delete one of the two$/,
    ],
    [
      'a TTY number that is too short',
      OWN,
      /^timeZone:|^spanish:/m,
      'ttyNumber: "771"\nspanish:',
      /brand\.yaml:\d+:1 ttyNumber: expected 711 or a phone number, got '771'$/,
    ],
    [
      'a state in an address that does not exist',
      'brands/_families/northern.yaml',
      'MN 55999',
      'MM 55999',
      /northern\.yaml:\d+:\d+ appeals\.address: expected the postal code of a US state or territory in the last line, such as PA, got/,
    ],
    [
      'a zip code of another state in an address',
      'brands/_families/northern.yaml',
      'MN 55999',
      'MN 15999',
      /northern\.yaml:\d+:\d+ appeals\.address: expected a zip code of the state before it in the last line, got/,
    ],
    [
      'a letter in the number of a P.O. box',
      'brands/_families/northern.yaml',
      'Box 6010',
      'Box 601O',
      /northern\.yaml:\d+:\d+ appeals\.address: expected a P\.O\. box of digits: a letter O, I or l looks like 0 or 1/,
    ],
    [
      'an optional section of the policy that is not there',
      'brands/_privacy/clauses.md',
      'optional: [shopping',
      'optional: [shoping',
      /clauses\.md:\d+:1 optional: 'shoping' is not under contents; did you mean shopping\?$/,
    ],
    [
      'a section of the policy that is optional in English alone',
      'brands/_privacy/clauses.es.md',
      'optional: [shopping, ',
      'optional: [',
      /clauses\.es\.md:\d+:1 .*expected optional section shopping, as brands\/_privacy\/clauses\.md has$/,
    ],
    [
      'an English title of a notice under Spanish',
      'brands/_alerts/example-winter-storm.yaml',
      /^ {2}title: .*/m,
      '  title: Offices closed on Friday for the storm',
      /storm\.yaml:\d+:3 spanish\.title: this is the English text: write it in Spanish$/,
    ],
    [
      'a link of a notice without a Spanish label',
      'brands/_alerts/example-winter-storm.yaml',
      /^ {2}linkLabel: .*\n/m,
      '',
      /storm\.yaml:\d+:1 spanish: expected linkLabel, the Spanish of 'Contact us', because the notice has a link$/,
    ],
    [
      'an English name of an office under Spanish',
      'brands/_states/mn.yaml',
      /( {4}english: (.*)\n {4}spanish: ).*/,
      '$1$2',
      /mn\.yaml:\d+:5 regulator\.name\.spanish: this is the English text: write it in Spanish$/,
    ],
  ])('reports the mistake on the right line: %s', (_mistake, file, from, to, error) => {
    expect(errorsAfter(file, from, to)).toEqual([expect.stringMatching(error)]);
  });
});

describe('a mistake in a state file', () => {
  it.each<[mistake: string, from: RegExp, to: string, error: RegExp]>([
    ['a misspelled key', /^regulator:/m, 'regulater:', /^brands\/_states\/mn\.yaml:\d+:1 regulat/],
    [
      'a phone number with a letter',
      /phone: .*/,
      'phone: 1-651-539-16OO',
      /mn\.yaml:\d+:3 regulator\.phone: expected a/,
    ],
    ['broken YAML', /^ownMarketplace: .*/m, 'ownMarketplace: [', /^brands\/_states\/mn\.yaml:/],
  ])(
    'is reported in the state file only, not on each page that uses the state: %s',
    (_mistake, from, to, error) => {
      const errors = errorsAfter('brands/_states/mn.yaml', from, to);
      expect(errors.length).toBeLessThan(3);
      for (const message of errors) expect(message).toMatch(/^brands\/_states\/mn\.yaml:/);
      expect(errors[0]).toMatch(error);
    },
  );

  it('gives the brand only one error, even if the whole file is missing', () => {
    tree.rename('brands/_states/mn.yaml', 'mn.yaml');
    const read = readBrand(tree.root, 'mincr');
    tree.rename('mn.yaml', 'brands/_states/mn.yaml');
    expect('errors' in read && read.errors.map(formatBrandError)).toEqual([
      expect.stringMatching(
        /^brands\/mincr\/brand\.yaml:\d+:1 brandState: expected brands\/_states\/mn\.yaml/,
      ),
    ]);
  });
});

it.each([
  ['http://www.irs.gov/', /expected an address that starts with https/],
  ['mailto:help', /expected mailto: and an address/],
  ['tel:123', /expected tel: and a phone number/],
])('a link to %s is an error in both languages', (url, error) => {
  const file = 'brands/mincr/pages/privacy.md';
  const spanish = tree.read('brands/mincr/pages/privacy.es.md');
  tree.write('brands/mincr/pages/privacy.es.md', `${spanish}\n[Vea](${url})\n`);
  const errors = errorsAfter(file, /\n$/, `\n\n[See](${url})\n`);
  tree.write('brands/mincr/pages/privacy.es.md', spanish);
  expect(errors).toEqual([expect.stringMatching(error), expect.stringMatching(error)]);
});

it('text that only looks wrongly encoded is not an error', () => {
  expect(errorsAfter(ABOUT, /\n$/, '\nMÃE, PÂTÉ, Ã and â.\n')).toEqual([]);
});

it('a footer statement of the base can be removed without removing its Spanish translation', () => {
  expect(errorsAfter(OWN, 'footer:\n', 'footer:\n  statements: { browsers: null }\n')).toEqual([]);
});
