import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { contentInfo, languageTexts, type ContentRequest } from '../../../src/content/content.schema.ts';
import { needHelp } from '../../../src/features/help/help.schema.ts';
import { languageContent, languagesLookup } from '../../../src/features/languages/languages.schema.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { allBrands } from '../brand-records.ts';
import { openSandbox } from '../sandbox.fixture.ts';

const { ask } = openSandbox();
const get = async <S extends v.GenericSchema>(response: S, path: string) =>
  v.parse(response, await (await ask('GET', path)).json());

describe('cms/contentInfo', () => {
  const request = (payload: readonly unknown[]) =>
    ask('POST', '/rbsmbl/x-services/cms/contentInfo', { baseMessage, payload });
  const texts = async (...payload: ContentRequest[]) =>
    v.parse(contentInfo.response, await (await request(payload)).json());
  const text = async (name: string, qualifiers: ContentRequest['qualifiers'] = {}) =>
    (await texts({ name, qualifiers }))[0]?.value;

  it('returns the requested texts, and leaves out unknown names', async () => {
    const found = await texts(
      { name: 'MBR_Claims_Error' },
      { name: 'UNKNOWN' },
      { name: 'NAV_LEFT_MESSAGES' },
    );
    expect(found.map(({ name }) => name)).toEqual(['MBR_Claims_Error', 'NAV_LEFT_MESSAGES']);
    expect(await text('PLANPROGRESS_SUPRESSED_GROUPS')).toContain('70110000');
  });

  it('returns different texts for different brands', async () => {
    const archive = (brand: string) => text('NAV_LEFT_STATEMENT_ARCHIVE', { brand });
    expect([await archive('PBS'), await archive('mincr')]).toEqual(['Your Statements', 'Statement Archive']);
    const message = (brand: string) => text('PLANPROGRESS_MESSAGE', { brand });
    expect([await message('pbs'), await message('mincr')]).toEqual([
      expect.stringContaining('first in-network claim'),
      undefined,
    ]);
    expect(await text('FOOTER_CONTENT_LINK', { brand: 'dirpa' })).toBeUndefined();
    expect(await text('NAV_LEFT_MESSAGES', { brand: 'unknown' })).toBeUndefined();
  });

  it('returns a label for a header tab only if the label overrides the label in the brand record', async () => {
    const label = (brand: string) => text('NAV_TAB_FIND_A_DOCTOR', { brand });
    expect([await label('pbs'), await label('mincr')]).toEqual(['Find Care', undefined]);
  });

  it('returns a different smart message for each combination of relationship and spending account', async () => {
    const messages = await Promise.all(
      ['18', '01'].flatMap((relationshipCode) =>
        (['Y', 'N'] as const).map((spendingAccountExistsIndicator) =>
          text('SMART_MESSAGE', { brand: 'mincr', relationshipCode, spendingAccountExistsIndicator }),
        ),
      ),
    );
    expect(new Set(messages).size).toBe(4);
  });

  it('for a request in Spanish, marks a text as Spanish only if the text is in Spanish', async () => {
    const qualifiers = { brand: 'mincr', language: 'es' } as const;
    const [headline, error] = await texts(
      { name: 'STATEMENT_ARCHIVE_HEADLINE', qualifiers },
      { name: 'MBR_Claims_Error', qualifiers },
    );
    expect(headline).toMatchObject({ value: 'Estados de cuenta de su plan', languageCode: 'es' });
    expect(error).not.toHaveProperty('languageCode');
  });

  it('returns all texts of a type if the name is *', async () => {
    const tabs = await texts({ name: '*', contentType: 'Navigation', qualifiers: { brand: 'pbs' } });
    expect(tabs).toEqual([{ name: 'NAV_TAB_FIND_A_DOCTOR', value: 'Find Care' }]);
    expect(await texts({ name: '*', contentType: 'Nothing' })).toEqual([]);
  });

  it.each([[[]], [[{ name: '*' }]], [[{}]]])('returns 400 for the payload %j', async (payload) => {
    expect((await request(payload)).status).toBe(400);
  });
});

describe('the language services', () => {
  const form = (names: string, brand: string) =>
    `/rbsmbl/x-services/cms/contentInfo?qualifier=MEANINGFUL_ACCESS_LINK_INFORMATION&contentType=Language&names=${names}&brand=${brand}`;

  it('return the requested texts in each language, and the languages of the brand’s region', async () => {
    const links = await get(languageTexts.response, form('MEANINGFUL_ACCESS_LINK', 'mincr'));
    expect(new Set(links.map(({ name }) => name))).toEqual(new Set(['MEANINGFUL_ACCESS_LINK']));
    expect(new Set(links.map(({ languageCode }) => languageCode)).size).toBe(links.length);
    const regional = async (brand: string) =>
      (await get(languageTexts.response, form('REGIONAL_LANGUAGES', brand)))[0]?.value;
    expect([await regional('mincr'), await regional('hmbcbs')]).toEqual(['es,hmn,so,om', 'es,zh,vi,ru']);
  });

  it('return 400 for an unknown qualifier', async () => {
    const other = form('MEANINGFUL_ACCESS_LINK', 'mincr').replace('MEANINGFUL_ACCESS_LINK_INF', 'X');
    expect((await ask('GET', other)).status).toBe(400);
  });

  it('return a phone number for every brand', async () => {
    const { languages, phones } = await get(
      languageContent.response,
      '/rbsmbl/x-services/cms/languageContent?v=2026-11-12',
    );
    expect(phones.size).toBe(allBrands().size);
    expect(languages.find(({ code }) => code === 'ar')).toMatchObject({ name: 'العربية', direction: 'rtl' });
  });

  it('list English first, then the languages of the brand’s region', async () => {
    const first = async (brand: string) =>
      (await get(languagesLookup.response, `/cmcrst/x-services/languages/lookup?brand=${brand}`)).languages
        .slice(0, 5)
        .map(({ code }) => code);
    expect(await first('mincr')).toEqual(['en', 'es', 'hmn', 'so', 'om']);
    expect(await first('nasw')).toEqual(['en', 'es', 'nv', 'zh', 'vi']);
    expect((await ask('GET', '/cmcrst/x-services/languages/lookup?brand=unknown')).status).toBe(404);
  });
});

describe('cms/needHelp', () => {
  it('returns the brand’s phone number, and a chat entry only if the brand has a chat', async () => {
    const menu = (brand: string) => get(needHelp.response, `/rbsmbl/x-services/cms/needHelp?brand=${brand}`);
    const [pbs, mincr] = [await menu('pbs'), await menu('mincr')];
    expect([pbs.phone, mincr.phone]).toEqual(['1-888-555-0112', '1-800-555-0110']);
    expect([pbs, mincr].map(({ entries }) => entries.some(({ id }) => id === 'chat'))).toEqual([true, false]);
  });
});
