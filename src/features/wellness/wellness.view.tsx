/** The Wellness page: the content service's programs as cards, and a link to the wellness site. */
import { pageBrand } from '../../brand/page-brand.ts';
import { languageProps } from '../../content/content.rules.ts';
import { safeHref } from '../../lib/navigation/navigation.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { CallNote } from '../../ui/page/call-note.tsx';
import { HandOff, HandOffLink } from '../../ui/output/hand-off.tsx';
import { otherSite } from '../../ui/page/other-site.ts';
import { EmptyNote } from '../../ui/page/panel-notes.tsx';
import { PANEL_FRAME } from '../../ui/page/panel-frame.tsx';
import { RemoteView } from '../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import type { WellnessProgram } from './wellness.schema.ts';
import { t } from './wellness.text.ts';

interface WellnessProps {
  programs: Remote<WellnessProgram[]>;
  onRetry(): void;
}

/** Links to other sites open in a new browser tab. */
const Program = ({ program: { title, text, link, isEnglish } }: { program: WellnessProgram }) => (
  <li className="panel card-item">
    <h3 {...languageProps({ isEnglish })}>{title}</h3>
    {text ? <p {...languageProps({ isEnglish })}>{text}</p> : null}
    {link ? (
      <p className="card-go">
        {link.url.startsWith('/') ? (
          <a href={safeHref(link.url) ?? undefined} {...languageProps({ isEnglish })}>
            {link.label}
          </a>
        ) : (
          <HandOffLink label={link.label} url={link.url} {...languageProps({ isEnglish })} />
        )}
      </p>
    ) : null}
  </li>
);

const USUAL_PROGRAMS = 4;

function Programs({ programs, onRetry }: WellnessProps) {
  const { phone, hoursText: hours } = pageBrand();
  return (
    <RemoteView
      value={programs}
      loading={
        <div className="cards-room">
          <SkeletonRows rows={USUAL_PROGRAMS} label={t('loading')} />
        </div>
      }
      failed={t('failed')}
      onRetry={onRetry}
      frame={PANEL_FRAME}
      empty={({ length }) =>
        length === 0 ? (
          <EmptyNote
            drawing="care"
            text={t('empty')}
            next={<PhoneIn text={t('emptyNext', { phone, hours })} />}
          />
        ) : null
      }
    >
      {(list) => (
        <ul className="cards">
          {list.map((program) => (
            <Program key={program.key} program={program} />
          ))}
        </ul>
      )}
    </RemoteView>
  );
}

/** Replaces the programs if all plans of the group are Blue Edge Dental plans. */
export const DentalOnly = ({ group }: { group: string }) => (
  <div className="panel">
    <EmptyNote
      drawing="care"
      text={t('dental')}
      next={<PhoneIn text={t('dentalNext', { group, phone: pageBrand().phone })} />}
    />
  </div>
);

export function Wellness(props: WellnessProps) {
  const site = otherSite(pageBrand().handOffs.wellness);
  return (
    <div className="page-columns">
      <div className="page-main">
        <section aria-labelledby="wellness-programs">
          <h2 id="wellness-programs">{t('programs')}</h2>
          <Programs {...props} />
        </section>
        {site ? (
          <section className="panel answer" aria-labelledby="wellness-site">
            <h2 id="wellness-site">{t('handOffHeading')}</h2>
            <p>{t('handOffText', { site: site.name })}</p>
            <HandOff label={t('go', { site: site.name })} site={site} />
          </section>
        ) : null}
      </div>
      <CallNote text={t('call')} />
    </div>
  );
}
