/**
 * Data: notices of free language help, from the HHS sample taglines for section 1557 of the Affordable Care Act,
 * with a few spelling corrections; not yet reviewed by translators (decisions/shell#two-languages-help-in-others). `{phone}` and `{tty}` are the
 * brand's.
 */

import type { LanguageCode } from '../../brand/states/tagline-languages.ts';

export interface Tagline {
  /** The language's own name for itself. */
  readonly name: string;
  readonly english: string;
  readonly text: string;
  readonly direction?: 'rtl';
  /** BCP 47 tag, if the ISO 639 code does not tell the writing system. */
  readonly lang?: string;
}

/** Keyed by ISO 639 code. */
export const TAGLINES = {
  aii: {
    name: 'ܣܘܼܪܹܬ݂',
    english: 'Assyrian',
    direction: 'rtl',
    text: 'ܙܘܼܗܵܪܵܐ: ܐܸܢ ܐܲܚܬܘܿܢ ܟܹܐ ܗܲܡܙܸܡܝܼܬܘܿܢ ܠܸܫܵܢܵܐ ܐܵܬܘܿܪܵܝܵܐ، ܡܵܨܝܼܬܘܿܢ ܕܩܲܒܠܝܼܬܘܿܢ ܚܸܠܡܲܬܹܐ ܕܗܲܝܲܪܬܵܐ ܒܠܸܫܵܢܵܐ ܡܲܓܵܢܵܐܝܼܬ. ܩܪܘܿܢ ܥܲܠ ܡܸܢܝܵܢܵܐ {phone} (TTY: {tty})',
  },
  am: {
    name: 'አማርኛ',
    english: 'Amharic',
    text: 'ማስታወሻ: የሚናገሩት ቋንቋ ኣማርኛ ከሆነ የትርጉም እርዳታ ድርጅቶች፣ በነጻ ሊያግዝዎት ተዘጋጀተዋል፡ ወደ ሚከተለው ቁጥር ይደውሉ {phone} (መስማት ለተሳናቸው: {tty})።',
  },
  ar: {
    name: 'العربية',
    english: 'Arabic',
    direction: 'rtl',
    text: 'ملحوظة: إذا كنت تتحدث اللغة العربية، فإن خدمات المساعدة اللغوية تتوافر لك بالمجان. اتصل برقم {phone} (رقم هاتف الصم والبكم: {tty}).',
  },
  bn: {
    name: 'বাংলা',
    english: 'Bengali',
    text: 'লক্ষ্য করুন: যদি আপনি বাংলায় কথা বলতে পারেন, তাহলে নিঃখরচায় ভাষা সহায়তা পরিষেবা উপলব্ধ আছে। ফোন করুন {phone} (TTY: {tty})।',
  },
  bsq: {
    name: 'Ɓàsɔ́ɔ̀-wùɖù',
    english: 'Bassa',
    text: 'Dè ɖɛ nìà kɛ dyéɖé gbo: Ɔ jǔ ké m̀ Ɓàsɔ́ɔ̀-wùɖù-po-nyɔ̀ jǔ ní, nìí, à wuɖu kà kò ɖò po-poɔ̀ ɓɛ́ìn m̀ gbo kpáa. Ɖá {phone} (TTY: {tty})',
  },
  de: {
    name: 'Deutsch',
    english: 'German',
    text: 'ACHTUNG: Wenn Sie Deutsch sprechen, stehen Ihnen kostenlos sprachliche Hilfsdienstleistungen zur Verfügung. Rufnummer: {phone} (TTY: {tty}).',
  },
  el: {
    name: 'Ελληνικά',
    english: 'Greek',
    text: 'ΠΡΟΣΟΧΗ: Αν μιλάτε ελληνικά, στη διάθεσή σας βρίσκονται υπηρεσίες γλωσσικής υποστήριξης, οι οποίες παρέχονται δωρεάν. Καλέστε {phone} (TTY: {tty}).',
  },
  es: {
    name: 'Español',
    english: 'Spanish',
    text: 'ATENCIÓN: si habla español, tiene a su disposición servicios gratuitos de asistencia lingüística. Llame al {phone} (TTY: {tty}).',
  },
  fa: {
    name: 'فارسی',
    english: 'Persian',
    direction: 'rtl',
    text: 'توجه: اگر به زبان فارسی گفتگو می کنید، تسهیلات زبانی بصورت رایگان برای شما فراهم می باشد. با {phone} (TTY: {tty}) تماس بگیرید.',
  },
  fr: {
    name: 'Français',
    english: 'French',
    text: 'ATTENTION : Si vous parlez français, des services d’aide linguistique vous sont proposés gratuitement. Appelez le {phone} (ATS : {tty}).',
  },
  gu: {
    name: 'ગુજરાતી',
    english: 'Gujarati',
    text: 'સુચના: જો તમે ગુજરાતી બોલતા હો, તો નિ:શુલ્ક ભાષા સહાય સેવાઓ તમારા માટે ઉપલબ્ધ છે. ફોન કરો {phone} (TTY: {tty}).',
  },
  hi: {
    name: 'हिन्दी',
    english: 'Hindi',
    text: 'ध्यान दें: यदि आप हिंदी बोलते हैं तो आपके लिए मुफ्त में भाषा सहायता सेवाएं उपलब्ध हैं। {phone} (TTY: {tty}) पर कॉल करें।',
  },
  hmn: {
    name: 'Hmoob',
    english: 'Hmong',
    text: 'LUS CEEV: Yog tias koj hais lus Hmoob, cov kev pab txog lus, muaj kev pab dawb rau koj. Hu rau {phone} (TTY: {tty}).',
  },
  ht: {
    name: 'Kreyòl ayisyen',
    english: 'Haitian Creole',
    text: 'ATANSYON: Si w pale Kreyòl Ayisyen, gen sèvis èd pou lang ki disponib gratis pou ou. Rele {phone} (TTY: {tty}).',
  },
  hy: {
    name: 'Հայերեն',
    english: 'Armenian',
    text: 'ՈՒՇԱԴՐՈՒԹՅՈՒՆ՝ Եթե խոսում եք հայերեն, ապա ձեզ անվճար կարող են տրամադրվել լեզվական աջակցության ծառայություններ: Զանգահարեք {phone} (TTY (հեռատիպ)՝ {tty}):',
  },
  ig: {
    name: 'Igbo',
    english: 'Igbo',
    text: 'GEE NTỊ: Ọ bụrụ na ị na-asụ Igbo, ọrụ enyemaka asụsụ dịịrị gị n’efu. Kpọọ {phone} (TTY: {tty}).',
  },
  it: {
    name: 'Italiano',
    english: 'Italian',
    text: 'ATTENZIONE: In caso la lingua parlata sia l’italiano, sono disponibili servizi di assistenza linguistica gratuiti. Chiamare il numero {phone} (TTY: {tty}).',
  },
  ja: {
    name: '日本語',
    english: 'Japanese',
    text: '注意事項：日本語を話される場合、無料の言語支援をご利用いただけます。{phone}（TTY: {tty}）まで、お電話にてご連絡ください。',
  },
  km: {
    name: 'ខ្មែរ',
    english: 'Khmer',
    text: 'ប្រយ័ត្ន៖ បើសិនជាអ្នកនិយាយ ភាសាខ្មែរ, សេវាជំនួយផ្នែកភាសា ដោយមិនគិតឈ្នួល គឺអាចមានសំរាប់បំរើអ្នក។ ចូរ ទូរស័ព្ទ {phone} (TTY: {tty})។',
  },
  ko: {
    name: '한국어',
    english: 'Korean',
    text: '주의: 한국어를 사용하시는 경우, 언어 지원 서비스를 무료로 이용하실 수 있습니다. {phone} (TTY: {tty})번으로 전화해 주십시오.',
  },
  ksw: {
    name: 'ကညီကျိာ်',
    english: 'Karen',
    text: 'ဟ်သူၣ်ဟ်သး- နမ့ၢ်ကတိၤ ကညီ ကျိာ်အယိ, နမၤန့ၢ် ကျိာ်အတၢ်မၤစၢၤလၢ တလက်ဘူၣ်လက်စ့ၤ နီတမံၤဘၣ်သ့န့ၣ်လီၤ. ကိး {phone} (TTY: {tty}).',
  },
  lo: {
    name: 'ລາວ',
    english: 'Lao',
    text: 'ໂປດຊາບ: ຖ້າວ່າ ທ່ານເວົ້າພາສາ ລາວ, ການບໍລິການຊ່ວຍເຫຼືອດ້ານພາສາ, ໂດຍບໍ່ເສັຽຄ່າ, ແມ່ນມີພ້ອມໃຫ້ທ່ານ. ໂທຣ {phone} (TTY: {tty}).',
  },
  my: {
    name: 'မြန်မာ',
    english: 'Burmese',
    text: 'သတိပြုရန် - အကယ်၍ သင်သည် မြန်မာစကား ကို ပြောပါက၊ ဘာသာစကား အကူအညီ၊ အခမဲ့၊ သင့်အတွက် စီစဉ်ဆောင်ရွက်ပေးပါမည်။ ဖုန်းနံပါတ် {phone} (TTY: {tty}) သို့ ခေါ်ဆိုပါ။',
  },
  ne: {
    name: 'नेपाली',
    english: 'Nepali',
    text: 'ध्यान दिनुहोस्: तपाईंले नेपाली बोल्नुहुन्छ भने तपाईंको निम्ति भाषा सहायता सेवाहरू निःशुल्क रूपमा उपलब्ध छ। फोन गर्नुहोस् {phone} (टिटिवाइ: {tty})।',
  },
  nl: {
    name: 'Nederlands',
    english: 'Dutch',
    text: 'AANDACHT: Als u Nederlands spreekt, kunt u gratis gebruikmaken van de taalkundige diensten. Bel {phone} (TTY: {tty}).',
  },
  no: {
    name: 'Norsk',
    english: 'Norwegian',
    text: 'MERK: Hvis du snakker norsk, er gratis språkassistansetjenester tilgjengelige for deg. Ring {phone} (TTY: {tty}).',
  },
  nv: {
    name: 'Diné Bizaad',
    english: 'Navajo',
    text: 'Díí baa akó nínízin: Díí saad bee yáníłti’go Diné Bizaad, saad bee áká’ánída’áwo’dę́ę́’, t’áá jiik’eh, éí ná hólǫ́, kojį’ hódíílnih {phone} (TTY: {tty}).',
  },
  om: {
    name: 'Afaan Oromoo',
    english: 'Oromo',
    text: 'XIYYEEFFANNAA: Afaan dubbattu Oroomiffa, tajaajila gargaarsa afaanii, kanfaltiidhaan ala, ni argama. Bilbilaa {phone} (TTY: {tty}).',
  },
  pa: {
    name: 'ਪੰਜਾਬੀ',
    english: 'Punjabi',
    text: 'ਧਿਆਨ ਦਿਓ: ਜੇ ਤੁਸੀਂ ਪੰਜਾਬੀ ਬੋਲਦੇ ਹੋ, ਤਾਂ ਭਾਸ਼ਾ ਵਿੱਚ ਸਹਾਇਤਾ ਸੇਵਾ ਤੁਹਾਡੇ ਲਈ ਮੁਫਤ ਉਪਲਬਧ ਹੈ। {phone} (TTY: {tty}) ’ਤੇ ਕਾਲ ਕਰੋ।',
  },
  pdc: {
    name: 'Deitsch',
    english: 'Pennsylvania Dutch',
    text: 'Wann du Deitsch schwetzscht, kannscht du mitaus Koschte ebber gricke, ass dihr helft mit die englisch Schprooch. Ruf selli Nummer uff: {phone} (TTY: {tty}).',
  },
  pl: {
    name: 'Polski',
    english: 'Polish',
    text: 'UWAGA: Jeżeli mówisz po polsku, możesz skorzystać z bezpłatnej pomocy językowej. Zadzwoń pod numer {phone} (TTY: {tty}).',
  },
  pt: {
    name: 'Português',
    english: 'Portuguese',
    text: 'ATENÇÃO: Se fala português, encontram-se disponíveis serviços linguísticos, grátis. Ligue para {phone} (TTY: {tty}).',
  },
  ro: {
    name: 'Română',
    english: 'Romanian',
    text: 'ATENȚIE: Dacă vorbiți limba română, vă stau la dispoziție servicii de asistență lingvistică, gratuit. Sunați la {phone} (TTY: {tty}).',
  },
  ru: {
    name: 'Русский',
    english: 'Russian',
    text: 'ВНИМАНИЕ: Если вы говорите на русском языке, то вам доступны бесплатные услуги перевода. Звоните {phone} (телетайп: {tty}).',
  },
  sh: {
    name: 'Srpsko-hrvatski',
    english: 'Serbo-Croatian',
    lang: 'sr-Latn',
    text: 'OBAVJEŠTENJE: Ako govorite srpsko-hrvatski, usluge jezičke pomoći dostupne su vam besplatno. Nazovite {phone} (TTY, telefon za osobe sa oštećenim govorom ili sluhom: {tty}).',
  },
  so: {
    name: 'Soomaali',
    english: 'Somali',
    text: 'DIGTOONI: Haddii aad ku hadasho Af Soomaali, adeegyada caawimada luqada, oo lacag la’aan ah, ayaa laguu heli karaa. Wac {phone} (TTY: {tty}).',
  },
  sq: {
    name: 'Shqip',
    english: 'Albanian',
    text: 'KUJDES: Nëse flitni shqip, për ju ka në dispozicion shërbime të asistencës gjuhësore, pa pagesë. Telefononi në {phone} (TTY: {tty}).',
  },
  sw: {
    name: 'Kiswahili',
    english: 'Swahili',
    text: 'KUMBUKA: Ikiwa unazungumza Kiswahili, unaweza kupata huduma za lugha bila malipo. Piga simu {phone} (TTY: {tty}).',
  },
  te: {
    name: 'తెలుగు',
    english: 'Telugu',
    text: 'శ్రద్ధ పెట్టండి: ఒకవేళ మీరు తెలుగు భాష మాట్లాడుతున్నట్లయితే, మీ కొరకు తెలుగు భాషా సహాయక సేవలు ఉచితంగా లభిస్తాయి. {phone} (TTY: {tty}) కు కాల్ చేయండి.',
  },
  th: {
    name: 'ไทย',
    english: 'Thai',
    text: 'เรียน: ถ้าคุณพูดภาษาไทย คุณสามารถใช้บริการช่วยเหลือทางภาษาได้ฟรี โทร {phone} (TTY: {tty})',
  },
  tl: {
    name: 'Tagalog',
    english: 'Tagalog',
    text: 'PAUNAWA: Kung nagsasalita ka ng Tagalog, maaari kang gumamit ng mga serbisyo ng tulong sa wika nang walang bayad. Tumawag sa {phone} (TTY: {tty}).',
  },
  uk: {
    name: 'Українська',
    english: 'Ukrainian',
    text: 'УВАГА! Якщо ви розмовляєте українською мовою, ви можете звернутися до безкоштовної служби мовної підтримки. Телефонуйте за номером {phone} (телетайп: {tty}).',
  },
  ur: {
    name: 'اردو',
    english: 'Urdu',
    direction: 'rtl',
    text: 'خبردار: اگر آپ اردو بولتے ہیں، تو آپ کو زبان کی مدد کی خدمات مفت میں دستیاب ہیں۔ کال کریں {phone} (TTY: {tty})۔',
  },
  vi: {
    name: 'Tiếng Việt',
    english: 'Vietnamese',
    text: 'CHÚ Ý: Nếu bạn nói Tiếng Việt, có các dịch vụ hỗ trợ ngôn ngữ miễn phí dành cho bạn. Gọi số {phone} (TTY: {tty}).',
  },
  yi: {
    name: 'ייִדיש',
    english: 'Yiddish',
    direction: 'rtl',
    text: 'אויפמערקזאם: אויב איר רעדט אידיש, זענען פארהאן פאר אייך שפראך הילף סערוויסעס פריי פון אפצאל. רופט {phone} (TTY: {tty}).',
  },
  yo: {
    name: 'Yorùbá',
    english: 'Yoruba',
    text: 'ÀKÍYÈSÍ: Tí o bá ń sọ èdè Yorùbá, ọ̀fẹ́ ni ìrànlọ́wọ́ lórí èdè wà fún yín o. Ẹ pe ẹ̀rọ ìbánisọ̀rọ̀ yìí {phone} (TTY: {tty}).',
  },
  zh: {
    name: '中文',
    english: 'Chinese',
    lang: 'zh-Hant',
    text: '注意：如果您使用繁體中文，您可以免費獲得語言援助服務。請致電 {phone}（TTY：{tty}）。',
  },
} as const satisfies Readonly<Record<LanguageCode, Tagline>>;
