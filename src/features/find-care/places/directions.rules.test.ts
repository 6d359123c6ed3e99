import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { directionsAddress } from './directions.rules.ts';

const PLACE = { street: '12 Mill & Pond Drive #4', city: 'Erie', state: 'PA', zipCode: '16501' };
const OUTSIDE = resolve(import.meta.dirname, '../../../../brands/_outside.yaml');

describe('the link to directions', () => {
  it('contains only the street address', () => {
    expect(directionsAddress(PLACE)).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=12+Mill+%26+Pond+Drive+%234%2C+Erie%2C+PA+16501',
    );
  });

  it('leads to a host on the list of outside sites', () => {
    const { host } = new URL(directionsAddress(PLACE));
    expect(readFileSync(OUTSIDE, 'utf8')).toContain(`\n${host}: `);
  });
});
