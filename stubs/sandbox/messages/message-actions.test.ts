import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as actions from '../../../src/features/messages/messages-actions.schema.ts';
import { countUnreadMessages, getMessages } from '../../../src/features/messages/messages.schema.ts';
import { addDays } from '../../../src/lib/date/date.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { DAY, memberNamed, messageQuery, openSandbox, PATHS } from '../sandbox.fixture.ts';

const { family } = memberNamed('maria');

/** Opens a sandbox, signs a person in, and returns functions that send calls. */
async function opened(id = 'maria') {
  const { ask, signIn } = openSandbox();
  const headersOf = new Map([[id, await signIn(id)]]);
  const post = async (path: string, payload: unknown, as = id) => {
    if (!headersOf.has(as)) headersOf.set(as, await signIn(as));
    return ask('POST', path, { baseMessage, payload }, headersOf.get(as));
  };
  const list = async (as = id) => {
    const { payload } = messageQuery(as, { messagesPerPage: 100 });
    return v.parse(getMessages.response, await (await post(PATHS.getMessages, payload, as)).json());
  };
  const unread = async (fromDate = addDays(DAY, -365), toDate = DAY) => {
    const query = { category: 'MGC', channel: 'WEB', fromDate, toDate };
    const response = await post(countUnreadMessages.path, query);
    return v.parse(countUnreadMessages.response, await response.json());
  };
  return { post, list, unread };
}

const read = (message: { ecId: string; id: string }) => ({
  ids: [{ ecid: message.ecId, umi: family.umi, messageID: message.id, processStatus: 'R' }],
});
const del = (many: readonly { ecId: string; id: string }[]) => ({
  ids: many.map(({ ecId, id }) => ({ ecid: ecId, umi: `${family.umi}0`, messageID: id, processStatus: 'D' })),
});

describe('the calls for reading and deleting messages', () => {
  it('mark a message as read with messageReadFlag, and reduce the unread count only once for the same message', async () => {
    const { post, list, unread } = await opened();
    const [first] = (await list()).messages;
    if (!first) throw new Error('no message');
    expect([first.status, await unread()]).toEqual(['unread', 7]);
    const [once, twice] = [
      await post(actions.messageReadFlag.path, read(first)),
      await post(actions.messageReadFlag.path, read(first)),
    ];
    expect([(await once.json()).payload.updatedCount, (await twice.json()).payload.updatedCount]).toEqual([
      1, 0,
    ]);
    const after = await list();
    expect([after.messages[0]?.id, after.messages[0]?.status, after.unread]).toEqual([first.id, 'read', 6]);
    expect([after.total, await unread()]).toEqual([34, 6]);
  });

  it('remove deleted messages from the list, the total and the unread count', async () => {
    const { post, list, unread } = await opened();
    const gone = (await list()).messages.slice(0, 3);
    expect((await post(actions.delStatusFlag.path, del(gone))).status).toBe(200);
    const [first] = gone;
    if (first) await post(actions.messageReadFlag.path, read(first));
    const after = await list();
    expect([after.total, after.unread, await unread()]).toEqual([31, 4, 4]);
    expect(
      after.messages.filter(({ id }) => gone.some((deletedMessage) => deletedMessage.id === id)),
    ).toEqual([]);
  });

  it('delete a message for everyone who may see it', async () => {
    const { post, list } = await opened();
    const his = (await list()).messages.find(({ recipient }) => recipient === 'Daniel');
    if (!his) throw new Error('no message for Daniel');
    await post(actions.delStatusFlag.path, del([his]));
    expect((await list()).messages.some(({ id }) => id === his.id)).toBe(false);
    expect((await list('daniel')).messages.some(({ id }) => id === his.id)).toBe(false);
  });

  it('delete special messages only by deleteSpecialMessages, and other messages only by delStatusFlag', async () => {
    const { post, list } = await opened();
    const { special, messages } = await list();
    const [specialMessage, ordinaryMessage] = [special[0], messages[0]];
    if (!specialMessage || !ordinaryMessage) throw new Error('no special message');
    const bulk = (id: string) => ({
      ecid: specialMessage.ecId,
      umi: family.umi,
      messageIDs: [id],
      processStatus: 'D',
    });
    expect((await post(actions.delStatusFlag.path, del([specialMessage]))).status).toBe(400);
    expect((await post(actions.messageReadFlag.path, read(specialMessage))).status).toBe(400);
    expect((await post(actions.deleteSpecialMessages.path, bulk(ordinaryMessage.id))).status).toBe(400);
    expect((await list()).special).toHaveLength(1);
    expect((await post(actions.deleteSpecialMessages.path, bulk(specialMessage.id))).status).toBe(200);
    expect(await list()).toMatchObject({ special: [], total: 34 });
  });

  it('return an unread count for the requested date range', async () => {
    const { unread } = await opened();
    expect(await unread(addDays(DAY, -6), addDays(DAY, -2))).toBe(2);
    expect(await unread(addDays(DAY, -1), DAY)).toBe(0);
  });
});

describe('messageReadFlag', () => {
  it('refuses other people’s messages with 403 and unknown messages with 404, and changes no message', async () => {
    const { post, list, unread } = await opened();
    const { messages } = await list();
    const ines = messages.find(({ recipient }) => recipient === 'Ines');
    const [first] = messages;
    if (!ines || !first) throw new Error('no message');
    const path = actions.messageReadFlag.path;
    expect((await post(path, read(first), 'ruth')).status).toBe(403);
    expect((await post(path, read(ines), 'daniel')).status).toBe(403);
    const mixed = { ids: [...read(first).ids, ...read({ ...first, id: 'MSG0' }).ids] };
    expect((await post(path, mixed)).status).toBe(404);
    expect(await unread()).toBe(7);
  });

  it('returns 400 for an id in lower case, and for a status that means deletion', async () => {
    const { post, list } = await opened();
    const [first] = (await list()).messages;
    if (!first) throw new Error('no message');
    const lower = read({ ...first, id: first.id.toLowerCase() });
    expect((await post(actions.messageReadFlag.path, lower)).status).toBe(400);
    expect((await post(actions.messageReadFlag.path, del([first]))).status).toBe(400);
  });
});

describe('dependentNotification', () => {
  const notice = (changes: object) => ({
    requestKey: 'key-1',
    bvuserid: `BV${memberNamed('maria').self.ecId}`,
    brand: 'mincr',
    communicationType: 'SMS',
    communicationList: [{ contactValue: '(412) 555-0120', channel: 'SMS' }],
    ...changes,
  });

  it.each([
    ['accepts a text message', {}, 200],
    [
      'accepts an email',
      {
        communicationType: 'EMAIL',
        communicationList: [{ contactValue: 'leo@mail.example', channel: 'EMAIL' }],
      },
      200,
    ],
    ['refuses an email to a phone number', { communicationType: 'EMAIL' }, 400],
    [
      'accepts a text message to a phone number with a leading 1',
      { communicationList: [{ contactValue: '1-412-555-0120', channel: 'SMS' }] },
      200,
    ],
    [
      'accepts a text message to eleven digits',
      { communicationList: [{ contactValue: '24125550120', channel: 'SMS' }] },
      200,
    ],
    [
      'refuses a text message to a phone number with dots',
      { communicationList: [{ contactValue: '412.555.0120', channel: 'SMS' }] },
      400,
    ],
    [
      'refuses an email to an address with a space',
      { communicationType: 'EMAIL', communicationList: [{ contactValue: ' a@b.co', channel: 'EMAIL' }] },
      400,
    ],
    [
      'refuses a text message to something other than a phone number',
      { communicationList: [{ contactValue: 'leo', channel: 'SMS' }] },
      400,
    ],
    ['refuses a text message without a recipient', { communicationList: [] }, 400],
    ["refuses another person's id", { bvuserid: 'BV900740301' }, 403],
  ])('%s', async (_, changes, status) => {
    const { post } = await opened();
    expect((await post(actions.dependentNotification.path, notice(changes))).status).toBe(status);
  });

  it('sends a repeated request once, and refuses a different request with the same key', async () => {
    const { post } = await opened();
    const send = async (changes: object) => {
      const response = await post(actions.dependentNotification.path, notice(changes));
      return [response.status, await response.text()];
    };
    const first = await send({});
    expect(first[0]).toBe(200);
    expect(await send({})).toEqual(first);
    const contact = { communicationList: [{ contactValue: '412-555-0121', channel: 'SMS' }] };
    expect(await send(contact)).toEqual([409, expect.stringContaining('REQUEST-KEY-USED')]);
    expect(await send({ requestKey: 'key-2' })).not.toEqual(first);
    const theirs = await post(
      actions.dependentNotification.path,
      notice({ bvuserid: `BV${memberNamed('ruth').self.ecId}` }),
      'ruth',
    );
    expect(await theirs.text()).toContain('REQUEST-KEY-USED');
  });

  it('refuses a key that another account has used, even if both accounts belong to the same member', async () => {
    const sandbox = openSandbox();
    const send = async () => {
      const { logonId = '' } = sandbox.services.accounts.clone('maria') ?? {};
      return sandbox.ask(
        'POST',
        actions.dependentNotification.path,
        { baseMessage, payload: notice({}) },
        await sandbox.signIn(logonId),
      );
    };
    expect((await send()).status).toBe(200);
    const theirs = await send();
    expect([theirs.status, await theirs.json()]).toEqual([
      409,
      { errors: [{ errorMessage: 'REQUEST-KEY-USED' }] },
    ]);
  });
});

it('getMessages filters by type and recipient name', async () => {
  const { messages } = openSandbox();
  const wellness = await messages('maria', { messageTypes: ['Wellness'] });
  expect(new Set(wellness.messages.map(({ type }) => type))).toEqual(new Set(['Wellness']));
  const ines = await messages('maria', { members: ['Ines Delgado'] });
  expect(new Set(ines.messages.map(({ recipient }) => recipient))).toEqual(new Set(['Ines']));
  expect(wellness.total + ines.total).toBeLessThan(34);
});
