/** Checks that a port is free before slow work starts, or finds any free port. */
import { once } from 'node:events';
import { createServer } from 'node:net';

export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** @param command command to show, for example `npm run dev` */
export const portInUse = (port: number, command: string): string =>
  `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port === 4400 ? 4500 : 4400} ${command}`;
