/** The messages that the sandbox would have sent by email. */
import { html } from 'hono/html';
import type { SentMessage } from '../../../stubs/sandbox/account/outbox.ts';

const row = ({ at, to, subject, text }: SentMessage) => {
  const time = new Date(at).toISOString();
  return html`<tr>
    <td><time datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time></td>
    <td>${to}</td>
    <td><strong>${subject}</strong><br />${text}</td>
  </tr>`;
};

const table = (messages: readonly SentMessage[]) =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="Messages sent">
    <table>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">To</th>
          <th scope="col">Message</th>
        </tr>
      </thead>
      <tbody>
        ${messages.map(row)}
      </tbody>
    </table>
  </div>`;

/** @param messages newest first */
export const outboxPanel = (messages: readonly SentMessage[]) =>
  html`<section class="panel" aria-labelledby="outbox">
    <h3 id="outbox">Messages sent</h3>
    <p>
      When an account gets another email address, the old one gets a message. The sandbox sends none: they are
      here.
    </p>
    ${messages.length > 0 ? table(messages) : html`<p>No message was sent.</p>`}
  </section>`;
