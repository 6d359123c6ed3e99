import { describe, expect, it } from 'vitest';
import { panelGroups, stateText } from './panel-content.rules.ts';
import { groupList } from './panel-state.rules.ts';

const content = [
  { name: 'PLANPROGRESS_SUPRESSED_GROUPS', value: '70110000' },
  { name: 'PLANPROGRESS_MESSAGE_GROUPS', value: '70120000, 70120001' },
  { name: 'MBR_Claims_Error', value: 'Call us.' },
];

describe('the group lists of the panel (001 §5)', () => {
  it.each([
    [' 70120000,70120001 ,,', ['70120000', '70120001']],
    ['', []],
  ])('are read from the text %j', (text, groups) => expect(groupList(text)).toEqual(groups));

  it('are unknown while loading, and empty after a failure', () => {
    expect(panelGroups({ state: 'ready', value: content })).toEqual({
      suppressedGroups: ['70110000'],
      messageGroups: ['70120000', '70120001'],
    });
    expect(panelGroups({ state: 'loading' })).toEqual({ suppressedGroups: null, messageGroups: null });
    expect(panelGroups({ state: 'failed', failure: { kind: 'unavailable', reference: 'R' } })).toEqual({
      suppressedGroups: [],
      messageGroups: [],
    });
  });
});

it('stateText returns the service’s text, or the prerendered text if the service has no text (001 §8)', () => {
  expect(stateText('error', content)).toEqual({ text: 'Call us.', isEnglish: true });
  expect(stateText('error', [])).toMatchObject({
    text: 'We couldn’t load your plan progress.',
    isEnglish: false,
  });
  expect(stateText('message', content).isEnglish).toBe(false);
});
