/** The portal's languages, and the most spoken languages of each state. */
import { resolve } from 'node:path';
import { loadStates } from '../../../src/brand/states/load-states.ts';
import { TAGLINES, type Tagline } from '../../../src/features/languages/taglines.ts';

interface LanguageRow {
  readonly languageCode: string;
  readonly nativeName: string;
  readonly englishName: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The order of languages in the menu. Other languages follow, sorted by code. */
const ORDER = [
  'en',
  'es',
  'zh',
  'vi',
  'ko',
  'ru',
  'ar',
  'fr',
  'de',
  'it',
  'pt',
  'pl',
  'ht',
  'tl',
  'hmn',
  'so',
];
const ENGLISH: LanguageRow = {
  languageCode: 'en',
  nativeName: 'English',
  englishName: 'English',
  direction: 'ltr',
};

const taglines: readonly [code: string, tagline: Tagline][] = Object.entries(TAGLINES);
const languages: readonly LanguageRow[] = [
  ENGLISH,
  ...taglines.map(([languageCode, { name, english, direction }]): LanguageRow => ({
    languageCode,
    nativeName: name,
    englishName: english,
    direction: direction ?? 'ltr',
  })),
];

const withFirst = (first: readonly string[], rows: readonly LanguageRow[]): LanguageRow[] => {
  const orderOf = ({ languageCode }: LanguageRow): number => {
    const at = first.indexOf(languageCode);
    return at < 0 ? first.length : at;
  };
  return rows.toSorted((a, b) => orderOf(a) - orderOf(b));
};

export const LANGUAGES: readonly LanguageRow[] = withFirst(ORDER, languages);

const ROOT = resolve(import.meta.dirname, '../../..');

let regional: ReturnType<typeof loadStates>['states'] | undefined;

/** The languages of a state, which are read from the state records at the first call. */
function languagesIn(state: string): readonly string[] {
  regional ??= loadStates(ROOT).states;
  return regional.get(state)?.languages ?? ELSEWHERE;
}

const REGIONAL_SHOWN = 4;
const ELSEWHERE = ['es', 'zh', 'vi', 'ko'] as const;

/** The codes of a state's regional languages, the most spoken first. */
export const regionalCodes = (state: string): readonly string[] =>
  languagesIn(state).slice(0, REGIONAL_SHOWN);

export const languagesOf = (state: string): LanguageRow[] =>
  withFirst(['en', ...languagesIn(state)], LANGUAGES);

/** Texts about language assistance, in some of the languages. */
export const ACCESS_TEXTS = [
  {
    languageCode: 'en',
    access: 'Language assistance',
    more: 'Additional languages',
    notice: 'Non-discrimination notice',
  },
  {
    languageCode: 'es',
    access: 'Ayuda en su idioma',
    more: 'Otros idiomas',
    notice: 'Aviso de no discriminación',
  },
  { languageCode: 'zh', access: '語言協助', more: '其他語言', notice: '非歧視聲明' },
  {
    languageCode: 'vi',
    access: 'Hỗ trợ ngôn ngữ',
    more: 'Ngôn ngữ khác',
    notice: 'Thông báo không phân biệt đối xử',
  },
  {
    languageCode: 'fr',
    access: 'Aide linguistique',
    more: 'Autres langues',
    notice: 'Avis de non-discrimination',
  },
  {
    languageCode: 'de',
    access: 'Sprachhilfe',
    more: 'Weitere Sprachen',
    notice: 'Hinweis zur Gleichbehandlung',
  },
] as const;
