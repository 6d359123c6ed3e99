/** One item of the educational material with all its fields (spec 001 §2). A missing field reads 'Unspecified'. */
import type { ReactNode } from 'react';
import { cachedFormats } from '../../lib/date/format-cache.ts';
import { languageProps } from '../../content/content.rules.ts';
import { pageLocale } from '../../lib/text/i18n.ts';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { DrawnIcon } from '../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../ui/page/icons.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { Facts } from '../../ui/page/facts.tsx';
import { educationFileName, isPdf, isVideo, type EducationItem } from './education-items.rules.ts';
import type { GuideSaving } from './guide-saving.store.ts';
import { t as inPage } from './education-page.text.ts';
import { t } from './education.text.ts';
import { EducationVideo } from './education-video.view.tsx';

interface ItemProps {
  item: EducationItem;
  saving: GuideSaving;
  onSave(fileName: string): void;
}

/** A text that the content service sent. */
const FromService = ({ text, item }: { text: string; item: Pick<EducationItem, 'isEnglish'> }) =>
  text ? <span {...languageProps(item)}>{text}</span> : t('unspecified');

function typeOf(item: EducationItem): ReactNode {
  if (isVideo(item)) return t('type.video');
  return isPdf(item) ? t('type.pdf') : <FromService item={item} text={item.type} />;
}

const kilobytes = cachedFormats(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
);
const BYTES_IN_KILOBYTE = 1000;

/** The size of the material according to the content service, and that of the linked file if it is known. */
function Size({ item }: Pick<ItemProps, 'item'>) {
  const { size, fileBytes } = item;
  const fileSize = fileBytes === null ? null : kilobytes(pageLocale()).format(fileBytes / BYTES_IN_KILOBYTE);
  return (
    <>
      <FromService item={item} text={size} />
      {fileSize === null ? null : ` (${inPage('thisFile', { size: fileSize })})`}
    </>
  );
}

const factsOf = (item: EducationItem) => [
  { name: inPage('type'), value: typeOf(item) },
  { name: inPage('size'), value: <Size item={item} /> },
  ...(isVideo(item)
    ? [{ name: inPage('dimensions'), value: <FromService item={item} text={item.dimensions} /> }]
    : []),
];

function SavingNote({ fileName, saving, onSave }: { fileName: string } & Omit<ItemProps, 'item'>) {
  const { phone } = useBrandContact();
  if (saving.state === 'idle' || saving.fileName !== fileName) return null;
  if (saving.state === 'saved')
    return <p className="education-soft">{inPage('saved', { file: fileName })}</p>;
  if (saving.state !== 'failed') return null;
  return (
    <>
      <p className="education-failed">
        {inPage('saveFailed', { phone, reference: saving.failure.reference })}
      </p>
      <button type="button" className="button" onClick={() => onSave(fileName)}>
        {inPage('retry')}
      </button>
    </>
  );
}

/** A guide is fetched with the member's token, so it is a button; other files of this site are links. */
function ItemLink({ item, saving, onSave }: ItemProps) {
  const { href, linkId } = item;
  const fileName = educationFileName(item);
  const name = <FromService item={item} text={item.title} />;
  if (href === null)
    return (
      <p className="education-link education-soft">
        {inPage('link')}: {t('unspecified')}
      </p>
    );
  if (fileName === null)
    return (
      <p className="education-link">
        <a
          id={linkId || undefined}
          className="button"
          href={safeHref(href) ?? undefined}
          {...(isVideo(item) ? { download: true } : {})}
        >
          {inPage(isVideo(item) ? 'download' : 'open')} <span className="visually-hidden">{name}</span>
        </a>
      </p>
    );
  return (
    <>
      <p className="education-link">
        <button
          type="button"
          id={linkId || undefined}
          className="button"
          aria-disabled={saving.state === 'busy' || undefined}
          onClick={() => onSave(fileName)}
        >
          <DrawnIcon path={ICONS.file} size={20} /> {inPage('download')}{' '}
          <span className="visually-hidden">{name}</span>
        </button>
      </p>
      <div role="status">
        <SavingNote fileName={fileName} saving={saving} onSave={onSave} />
      </div>
    </>
  );
}

export function EducationItemView(props: ItemProps) {
  const { item } = props;
  return (
    <li className="panel education-item">
      {isVideo(item) ? <EducationVideo video={item} /> : null}
      <div className="education-words">
        <h2>
          <FromService item={item} text={item.title} />
        </h2>
        <p>
          {item.description ? null : `${inPage('description')}: `}
          <FromService item={item} text={item.description} />
        </p>
        <Facts facts={factsOf(item)} />
        <ItemLink {...props} />
      </div>
    </li>
  );
}
