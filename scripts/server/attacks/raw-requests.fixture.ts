/** Raw HTTP for server tests: requests that no HTTP client would send, and responses that are not read. */
import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';

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
  /** Local source address of the connection, such as `127.0.0.2`. */
  from?: string;
}

/** Sends a raw request, because an HTTP client would normalize the address and add headers. */
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
        response.once('error', failed); // the server closed the connection during the response
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        );
      },
    );
    request.once('error', failed);
    request.end(body);
  });

/** Sends text unchanged, even invalid HTTP. @returns everything received until the server closes the connection */
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

/** Requests a path and stops reading after the first bytes of the response. */
export async function unreadSocket(port: number, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'data');
  return socket.pause();
}

/** Reads and discards the whole response. @returns its length in bytes */
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

/** Posts a chunked body of this size. @returns the status; 0 if the server closed the connection */
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
