import { Ajv } from 'ajv';
import fc from 'fast-check';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandCodes, brandLayers } from '../../src/brand/read-brands.ts';
import { PROJECT } from '../../src/brand/brand-tree.fixture.ts';
import { parseBrandSource } from '../../src/brand/load/brand-source.ts';
import { isRecord, merge, resolveLayers, type Data, type DataRecord } from '../../src/brand/resolve/layers.ts';
import { BRAND_SHAPE } from '../../src/brand/validate/schema-errors.ts';
import { shapeAt, type Shape } from '../../src/brand/validate/schema-shape.ts';
import { schemaFiles, writeSchema } from './schema.ts';

interface Documented {
  description?: string;
  markdownDescription?: string;
  examples?: unknown[];
  properties?: Record<string, Documented>;
  items?: Documented;
  additionalProperties?: Documented | boolean;
}

const ajv = new Ajv({ allErrors: true, strict: false });
const {
  'brands/_schema/brand.schema.json': brandText,
  'brands/_schema/alert.schema.json': alertText,
  'brands/_schema/state.schema.json': stateText,
} = schemaFiles();
const written: Documented = JSON.parse(brandText);
const alert: Documented = JSON.parse(alertText);
const state: Documented = JSON.parse(stateText);
const isLayer = ajv.compile(written);
const isAlert = ajv.compile(alert);
const isState = ajv.compile(state);
const FILES = [
  'brands/_base.yaml',
  ...readdirSync(join(PROJECT, 'brands/_families')).map((name) => `brands/_families/${name}`),
  ...brandCodes(PROJECT).map((code) => `brands/${code}/brand.yaml`),
];
const layers = new Map(
  brandCodes(PROJECT)
    .flatMap((code) => brandLayers(PROJECT, code))
    .map(({ file, data }) => [file, data]),
);

/** Lists every key of the schema with its path. */
function keys(schema: Documented, path = ''): [path: string, key: Documented][] {
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, key]): [string, Documented][] => {
    const here = path ? `${path}.${name}` : name;
    return [[here, key], ...keys(key, here)];
  });
  const table = typeof schema.additionalProperties === 'object' ? keys(schema.additionalProperties, `${path}.*`) : [];
  return [...entries, ...table, ...(schema.items ? keys(schema.items, `${path}[]`) : [])];
}

describe('the JSON Schemas for editors', () => {
  it('replace older schema files when the schemas are written', () => {
    const root = mkdtempSync(join(tmpdir(), 'schema-'));
    mkdirSync(join(root, 'brands/_schema'), { recursive: true });
    writeFileSync(join(root, 'brands/_schema/brand.schema.json'), '{}');
    writeSchema(root);
    for (const [file, text] of Object.entries(schemaFiles()))
      expect(readFileSync(join(root, file), 'utf8')).toBe(text);
    expect(writeSchema(root).text).toMatch(/^(brands\/_schema\/\w+\.schema\.json is up to date\.\n?){3}$/);
    rmSync(root, { recursive: true });
  });

  it.each(readdirSync(join(PROJECT, 'brands/_states')))('accept the state file %s, which names its schema', (name) => {
    const text = readFileSync(join(PROJECT, 'brands/_states', name), 'utf8');
    expect(text.split('\n')[0]).toBe('# yaml-language-server: $schema=../_schema/state.schema.json');
    expect(isState(parseBrandSource(name, text).data) ? [] : isState.errors).toEqual([]);
  });

  it.each(readdirSync(join(PROJECT, 'brands/_alerts')))('accept the notice %s, which names its schema', (name) => {
    const text = readFileSync(join(PROJECT, 'brands/_alerts', name), 'utf8');
    expect(text.split('\n')[0]).toBe('# yaml-language-server: $schema=../_schema/alert.schema.json');
    expect(isAlert(parseBrandSource(name, text).data) ? [] : isAlert.errors).toEqual([]);
  });

  it.each([
    ['only kind, texts and dates', { kind: 'storm', title: 'A', text: 'B', starts: '2026-12-04 06:00', ends: '2026-12-04 07:00' }, true],
    ['no end date', { kind: 'storm', title: 'A', text: 'B', starts: '2026-12-04 06:00' }, false],
    ['an unknown kind', { kind: 'flood', title: 'A', text: 'B', starts: '2026-12-04 06:00', ends: '2026-12-04 07:00' }, false],
    ['a key removed by null', { kind: 'storm', title: null, text: 'B', starts: '2026-12-04 06:00', ends: '2026-12-04 07:00' }, false],
  ])('for a notice with %s (%j), give the validation result %s', (_rule, data, right) => {
    expect(isAlert(data)).toBe(right);
  });

  it.each(FILES)('accept the layer %s, which names its schema', (file) => {
    const [first] = readFileSync(join(PROJECT, file), 'utf8').split('\n');
    const up = file === 'brands/_base.yaml' ? '' : '../';
    expect(first).toBe(`# yaml-language-server: $schema=${up}_schema/brand.schema.json`);
    expect(isLayer(layers.get(file)) ? [] : isLayer.errors).toEqual([]);
  });

  it('explain every key, and give one example for each key that is not a group', () => {
    const all = [...keys(written), ...keys(alert)];
    expect(keys(written).length).toBeGreaterThan(60);
    expect(keys(alert).length).toBeGreaterThan(10);
    for (const [path, { description, markdownDescription, examples, ...rest }] of all) {
      expect(description, path).toMatch(/\S{2}/);
      expect(markdownDescription, path).toContain(description);
      if (!rest.properties && !rest.items?.properties) expect(examples, path).toHaveLength(1);
    }
  });

  it('contain only valid examples', () => {
    for (const [path, { examples, ...schema }] of [...keys(written), ...keys(alert)])
      for (const example of examples ?? [])
        expect(ajv.compile(schema)(example), `${path}: ${JSON.stringify(example)}`).toBe(true);
  });

  it.each<[rule: string, layer: DataRecord, right: boolean]>([
    ['no keys', {}, true],
    ['part of a group', { footer: { kind: 'mega' } }, true],
    ['keys removed by null', { footer: { links: { about: null } }, hours: null, canceledPlans: null }, true],
    ['part of a table entry', { footer: { links: { about: { label: 'Us' } } } }, true],
    ['an unknown key', { color: 'red' }, false],
    ['an unknown nested key', { footer: { links: { about: { color: 'red' } } } }, false],
    ['a list instead of an object', { redirects: [] }, false],
    ['only the label of a tab', { tabs: { claims: { label: 'Bills' } } }, true],
    ['a removed tab', { tabs: { claims: null } }, true],
    ['tabs as a list', { tabs: [{ id: 'home', label: 'Home', url: '/' }] }, false],
    ['null as a list item', { pages: [null] }, false],
    ['a choice that does not exist', { canceledPlans: 'hidden' }, false],
  ])('for a layer with %s (%j), give the validation result %s', (_rule, layer, right) => {
    expect(isLayer(layer)).toBe(right);
  });
});

/** Generates values that the schema allows for a key, based on the brands' real values. */
function valueIn(shape: Shape, seen: readonly Data[]): fc.Arbitrary<Data> {
  const nothing = fc.constant<Data>(null);
  if (shape.kind === 'group' || shape.kind === 'table')
    return fc.oneof({ arbitrary: layerOf(shape, seen), weight: 6 }, { arbitrary: nothing, weight: 1 });
  return seen.length > 0 ? fc.oneof(fc.constantFrom(...seen), nothing) : nothing;
}

function layerOf(shape: Shape, seen: readonly Data[]): fc.Arbitrary<DataRecord> {
  const records = seen.filter(isRecord);
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const values = names.map((name) => {
    const at = shapeAt(shape, [name]) ?? { kind: 'value' };
    return [name, valueIn(at, records.map((record) => record[name] ?? null))] as const;
  });
  return fc
    .record<Record<string, Data>, never>(Object.fromEntries(values), { requiredKeys: [] })
    .map((record) =>
      Object.fromEntries(
        Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
    );
}

describe('layers that the schema allows', () => {
  const layer = layerOf(BRAND_SHAPE, [...layers.values()]);

  it('merge associatively and idempotently', () => {
    fc.assert(
      fc.property(layer, layer, layer, (a, b, c) => {
        expect(isLayer(a) ? [] : isLayer.errors).toEqual([]);
        expect(resolveLayers([merge(a, b), c])).toEqual(resolveLayers([a, merge(b, c)]));
        expect(resolveLayers([a, b, b])).toEqual(resolveLayers([a, b]));
      }),
      { numRuns: 200 },
    );
  });

  it('stay valid when they are merged', () => {
    fc.assert(
      fc.property(layer, layer, (a, b) => {
        expect(isLayer(resolveLayers([a, b])) ? [] : isLayer.errors).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
