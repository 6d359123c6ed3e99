import { describe, expect, it } from 'vitest';
import * as actions from '../../../src/features/messages/messages-actions.schema.ts';
import { countUnreadMessages } from '../../../src/features/messages/messages.schema.ts';
import { CATEGORY_CODES, unreadQuery } from '../../../src/features/messages/messages-query.rules.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { PEOPLE } from '../../people/people.ts';
import { memberOf } from '../../people/member-of.ts';
import { callsOf } from '../calls.fixture.ts';
import { DAY, memberNamed, openSandbox } from '../sandbox.fixture.ts';

const sandbox = openSandbox();
const { messages, ask, signIn } = sandbox;
const everything = () => messages('noor', { messagesPerPage: 100 });

describe('the messages of noor', () => {
  it('include invalid content, missing content, an image, and every category', async () => {
    const list = (await everything()).messages;
    const states = new Set(list.map(({ content }) => content.state));
    expect(states).toEqual(new Set(['shown', 'invalid', 'missing']));
    expect(list.filter(({ image }) => image !== '').map(({ image }) => image)).toEqual(['1F489']);
    const categories = new Set(list.map(({ category }) => category));
    expect(
      Object.values(CATEGORY_CODES)
        .flat()
        .filter((code) => !categories.has(code)),
    ).toEqual([]);
    expect(new Set(list.map(({ type }) => type))).toEqual(
      new Set(['Wellness', 'Coverage', 'WhatsNew', 'Survey']),
    );
  });

  it('have the id -999 if their stored id is blank, and marking that id as read fails with 404', async () => {
    const { messages: list, special, skipped } = await everything();
    expect(skipped).toBe(0);
    expect(list.filter(({ id }) => id === '-999').map(({ status }) => status)).toEqual(['unread', 'unread']);
    expect(special.filter(({ id }) => id === '-999')).toHaveLength(1);
    const { family, self } = memberNamed('noor');
    const ids = [{ ecid: self.ecId, umi: family.umi, messageID: '-999', processStatus: 'R' }];
    const body = { baseMessage, payload: { ids } };
    expect((await ask('POST', actions.messageReadFlag.path, body, await signIn('noor'))).status).toBe(404);
  });

  it('include special messages for three members', async () => {
    const { special } = await everything();
    expect(special.map(({ recipient }) => recipient)).toEqual(['Yara', 'Noor', 'Sami']);
  });
});

it("the month's unread count equals the number of unread messages in the list, for members of brand 'any'", async () => {
  const { read } = callsOf(sandbox);
  const query = unreadQuery(DAY);
  const members = PEOPLE.filter((person) => memberOf(person) && !person.refusal && person.brand === 'any');
  for (const { id, logonId } of members.filter((person) => person.id === person.logonId)) {
    const { fromDate, toDate } = query;
    const list = await messages(id, { fromDate, toDate, messagesPerPage: 300 });
    const unread = list.messages.filter(({ status }) => status === 'unread').length;
    const count = await read(countUnreadMessages, logonId, { payload: query });
    expect([id, count, list.unread]).toEqual([id, unread, unread]);
  }
});
