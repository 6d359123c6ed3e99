/** Which brands show a notice, when, and with which values in its text. */
import { describe, expect, it } from 'vitest';
import { alertsOf } from './alerts.ts';
import { PROJECT } from '../brand-tree.fixture.ts';
import { findBrand, loadBrands } from '../read-brands.ts';

const CODES = ['mincr', 'pbs', 'ndbcbs'];
const sites = loadBrands(PROJECT);
const brandOf = (code: string) => findBrand(sites, code).brand;

const ALERT = {
  kind: 'outage',
  title: 'Down',
  text: 'Sorry.',
  starts: '2026-12-04 06:00',
  ends: '2026-12-05 08:00',
} as const;

describe('a notice', () => {
  const moment = (iso: string) => Date.parse(iso);
  const NOW = moment('2026-12-04T12:00:00Z');

  it("shows the brand's values in its text, and its start and end in the brand's time zone", () => {
    const alert = { ...ALERT, title: 'Closed at {brand.name}', text: 'Call **{brand.phone}**.' };
    expect(alertsOf([alert], brandOf('mincr'), NOW)).toEqual([
      {
        kind: 'outage',
        title: 'Closed at North Star Health Plan',
        html: '<p>Call <strong><a href="tel:+18005550110">1-800-555-0110</a></strong>.</p>\n',
        link: undefined,
        spanish: null,
        from: moment('2026-12-04T12:00:00Z'),
        until: moment('2026-12-05T14:00:00Z'),
        current: true,
      },
    ]);
    const elsewhere = alertsOf([{ ...alert, timeZone: 'America/Denver' }], brandOf('mincr'), NOW);
    expect(elsewhere[0]).toMatchObject({ from: moment('2026-12-04T13:00:00Z'), current: false });
  });

  it("shows the brand's Spanish values in its Spanish text, and has the same link address in both languages", () => {
    const link = { label: 'Contact us', url: '/msg/' };
    const spanish = { title: 'Cerrado', text: 'Llame {brand.hours}.', linkLabel: 'Comuníquese' };
    const [alert] = alertsOf([{ ...ALERT, link, spanish }], brandOf('mincr'), NOW);
    expect(alert?.spanish).toEqual({
      title: 'Cerrado',
      html: `<p>Llame ${brandOf('mincr').hours.spanishInSentence}.</p>\n`,
      link: { label: 'Comuníquese', url: '/msg/' },
    });
  });

  it.each([
    ['neither brands nor families', {}, ['mincr', 'pbs', 'ndbcbs']],
    ['a brand', { brands: ['pbs'] }, ['pbs']],
    ['a family', { families: ['northern'] }, ['mincr', 'ndbcbs']],
    ['a brand and a family', { brands: ['pbs'], families: ['northern'] }, ['mincr', 'pbs', 'ndbcbs']],
  ])(
    'is shown on the brands and families in its file, or on all brands if it lists none: %s',
    (_name, audience, codes) => {
      const alert = { ...ALERT, ...audience };
      expect(CODES.filter((code) => alertsOf([alert], brandOf(code), NOW).length > 0)).toEqual(codes);
    },
  );

  it.each([
    ['2026-12-04T11:59:59.999Z', [false]],
    ['2026-12-04T12:00:00Z', [true]],
    ['2026-12-05T13:59:59.999Z', [true]],
    ['2026-12-05T14:00:00Z', []],
  ])('is listed as current or upcoming until its end: at %s the list is %j', (now, current) => {
    expect(alertsOf([ALERT], brandOf('mincr'), moment(now)).map((alert) => alert.current)).toEqual(current);
  });

  it('is listed before notices that start later', () => {
    const later = { ...ALERT, title: 'Later', starts: '2026-12-04 07:00' };
    expect(alertsOf([later, ALERT], brandOf('mincr'), NOW).map(({ title }) => title)).toEqual([
      'Down',
      'Later',
    ]);
  });
});
