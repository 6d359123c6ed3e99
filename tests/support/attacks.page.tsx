/** Renders every attack as service HTML and as text. `attacks.spec.ts` puts this into a published page. */
import { createRoot } from 'react-dom/client';
import { ServiceHtml } from '../../src/ui/service-html/service-html.tsx';
import { ATTACKS } from '../../stubs/attacks/attacks.ts';

const root = document.createElement('div');
root.id = 'attacks';
document.querySelector('main')?.replaceChildren(root);

createRoot(root).render(
  ATTACKS.map((attack, at) => (
    <section key={at} aria-label={attack}>
      <ServiceHtml html={attack} />
      <p title={attack}>{attack}</p>
    </section>
  )),
);
