/** Raw HTTP for tests of the server: what no HTTP client would send, and responses that are not read. */
import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Host of the site in the tests. */
export const HOST = 'mincr.localhost';

interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface RawRequest {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** The visitor's address, of this machine: `127.0.0.2`. */
  from?: string;
}

/** Sends a raw request: an HTTP client would normalize the address and add headers. */
export const send = (
  port: number,
  { path, method = 'GET', headers = {}, body, from }: RawRequest,
): Promise<RawResponse> =>
  new Promise((done, failed) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { Host: `${HOST}:${port}`, ...headers },
        agent: false,
        localAddress: from,
      },
      (response) => {
        let text = '';
        response.on('data', (data: Buffer) => {
          text += data.toString();
        });
        response.once('error', failed); // the server ended the connection in the middle
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        );
      },
    );
    request.once('error', failed);
    request.end(body);
  });

/** Sends text as it is, also what no client would send. @returns everything until the server closes the connection */
export const sendText = async (port: number, text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (data: Buffer) => {
    received += data.toString();
  });
  socket.write(text);
  await once(socket, 'close');
  return received;
};

/** Asks for a response and reads none of it after the first bytes. */
export async function unreadSocket(port: number, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'data');
  return socket.pause();
}

/** Reads the whole response, but keeps none of it. @returns its length in bytes */
export const sizeOf = (port: number, path: string): Promise<number> =>
  new Promise((done, failed) => {
    const headers = { Host: HOST };
    const request = httpRequest({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (data: Buffer) => {
        bytes += data.length;
      });
      response.once('error', failed);
      response.once('end', () => done(bytes));
    });
    request.once('error', failed);
    request.end();
  });

/** Posts a chunked body of that many bytes. @returns the status; 0 if the server closed the connection */
export const flood = (port: number, path: string, bytes: number): Promise<number> =>
  new Promise((done) => {
    let left = bytes;
    const part = Buffer.alloc(65_536, 0x20);
    const headers = { Host: `${HOST}:${port}`, 'Content-Type': 'application/json' };
    const request = httpRequest({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false });
    const more = (): void => {
      left -= part.length;
      if (left < 0) request.end();
      else if (request.write(part)) setImmediate(more);
      else request.once('drain', more);
    };
    request.once('response', (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    request.on('error', () => done(0));
    more();
  });
