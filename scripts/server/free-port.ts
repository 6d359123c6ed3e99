/** Checks that a port is free before slow work starts. */
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

/** @param command to show, for example `npm run dev` */
export const portInUse = (port: number, command: string): string =>
  `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port === 4400 ? 4500 : 4400} ${command}`;
