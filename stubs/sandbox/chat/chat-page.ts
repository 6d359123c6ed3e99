/** The chat provider's window. It replies to messages and shows the parameters with which it was opened. */
import { html } from 'hono/html';

/** Path of the chat provider's window, which is a page and not a call of the contract. */
export const CHAT_WINDOW = '/sxesvc/chat/window';

/**
 * The window's content security policy: a form, but no script. Leaves out `sandbox`, because with it the form would be
 * sent without an origin.
 */
export const CHAT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface ChatParameters {
  entryPoint: string;
  template: string;
  referer: string;
  conversation?: string | undefined;
}

const STYLE = `
  body { margin: 0; padding: 16px; font: 17px/1.5 system-ui, sans-serif; color: #17202a; background: #fff; }
  h1 { font-size: 1.25rem; margin: 0 0 12px; }
  ol { margin: 0 0 16px; padding: 0; list-style: none; }
  li { margin: 0 0 12px; padding: 8px 12px; border-radius: 8px; background: #eff3f6; overflow-wrap: anywhere; }
  li.own { margin-inline-start: 32px; background: #e3effa; }
  li b { display: block; font-size: 0.875rem; }
  label { display: block; font-weight: 600; }
  textarea { box-sizing: border-box; width: 100%; font: inherit; padding: 8px; border: 1px solid #5b6875; }
  button { min-height: 44px; margin-top: 8px; padding: 8px 24px; font: 600 1rem system-ui, sans-serif; }
  dl { margin: 24px 0 0; padding-top: 12px; border-top: 1px solid #c9d1d8; font-size: 0.875rem; }
  dt { font-weight: 600; }
  dd { margin: 0 0 4px; overflow-wrap: anywhere; }
`;

const respondTo = (message: string): string =>
  `Thank you. You wrote: “${message}”. This is the sandbox: here a person would answer.`;

/** Renders the window. @param written the user's messages, oldest first, not escaped yet */
export function chatPage({ entryPoint, template, referer }: ChatParameters, written: readonly string[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Chat</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>Chat with customer service</h1>
          <ol aria-label="Conversation">
            <li><b>Customer service</b> Hello. How can we help you today?</li>
            ${written.map(
              (message) =>
                html`<li class="own"><b>You</b> ${message}</li>
                  <li><b>Customer service</b> ${respondTo(message)}</li>`,
            )}
          </ol>
          <form method="post">
            <label for="message">Your message</label>
            <textarea id="message" name="message" rows="3" maxlength="1000" required></textarea>
            <button type="submit">Send</button>
          </form>
          <dl aria-label="How this window was opened">
            <dt>Entry point</dt>
            <dd>${entryPoint}</dd>
            <dt>Template</dt>
            <dd>${template}</dd>
            <dt>Opened from</dt>
            <dd>${referer || 'not said'}</dd>
          </dl>
        </main>
      </body>
    </html>`;
}
