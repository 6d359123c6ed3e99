/** The languages of the portal, and which of them a state speaks most. */

export interface LanguageRow {
  readonly languageCode: string;
  readonly nativeName: string;
  readonly englishName: string;
  readonly direction: 'ltr' | 'rtl';
}

const row = (
  languageCode: string,
  nativeName: string,
  englishName: string,
  direction: 'ltr' | 'rtl' = 'ltr',
): LanguageRow => ({ languageCode, nativeName, englishName, direction });

/** In the order of the menu. */
export const LANGUAGES: readonly LanguageRow[] = [
  row('en', 'English', 'English'),
  row('es', 'Español', 'Spanish'),
  row('zh', '中文', 'Chinese'),
  row('vi', 'Tiếng Việt', 'Vietnamese'),
  row('ko', '한국어', 'Korean'),
  row('ru', 'Русский', 'Russian'),
  row('ar', 'العربية', 'Arabic', 'rtl'),
  row('fr', 'Français', 'French'),
  row('de', 'Deutsch', 'German'),
  row('it', 'Italiano', 'Italian'),
  row('pt', 'Português', 'Portuguese'),
  row('pl', 'Polski', 'Polish'),
  row('ht', 'Kreyòl ayisyen', 'Haitian Creole'),
  row('tl', 'Tagalog', 'Tagalog'),
  row('hmn', 'Hmoob', 'Hmong'),
  row('so', 'Soomaali', 'Somali'),
  row('pdc', 'Deitsch', 'Pennsylvania Dutch'),
  row('gu', 'ગુજરાતી', 'Gujarati'),
  row('ja', '日本語', 'Japanese'),
  row('fa', 'فارسی', 'Persian', 'rtl'),
  row('ur', 'اردو', 'Urdu', 'rtl'),
  row('nv', 'Diné Bizaad', 'Navajo'),
];

/** What comes before the rest, after English. */
const REGIONAL: Readonly<Record<string, readonly string[]>> = {
  PA: ['es', 'zh', 'vi', 'pdc'],
  WV: ['es', 'zh', 'fr', 'de'],
  DE: ['es', 'zh', 'ht', 'gu'],
  NY: ['es', 'zh', 'ru', 'ht'],
  MN: ['es', 'hmn', 'so', 'vi'],
  ND: ['es', 'de', 'so', 'ar'],
  WY: ['es', 'zh', 'de', 'tl'],
  AZ: ['es', 'nv', 'zh', 'vi'],
};
const ELSEWHERE = ['es', 'zh', 'vi', 'ko'] as const;

/** Codes of a state's regional languages, the most spoken first. */
export const regionalCodes = (state: string): readonly string[] => REGIONAL[state] ?? ELSEWHERE;

/** All languages, those of a state first. */
export function languagesOf(state: string): LanguageRow[] {
  const first = ['en', ...regionalCodes(state)];
  const place = ({ languageCode }: LanguageRow): number => {
    const at = first.indexOf(languageCode);
    return at < 0 ? first.length : at;
  };
  return LANGUAGES.toSorted((one, other) => place(one) - place(other));
}

/** The language content: what the access link says, in some languages. */
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
