import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a database or a server that a test breaks in one way or the other. */
export interface Line {
  /** The address at this end, with everything else as in the target's. */
  url: string;
  /** Ends every connection and takes no new one. */
  cut: () => void;
  /** Brings no answer back to requests that contain a text: they arrive, and the line breaks before anybody hears of it. */
  forget: (requests?: string) => void;
  mend: () => void;
  /** Answers that were lost so far. */
  forgotten: () => number;
  close: () => void;
}

export async function openLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  let lost: string | undefined;
  let forgotten = 0;
  const end = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port || 5432), hostname);
    let isLost = false;
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (request) => {
      isLost ||= lost !== undefined && request.includes(lost);
      far.write(request);
    });
    far.on('data', (answer) => {
      if (!isLost) return void near.write(answer);
      forgotten += 1;
      return void near.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href.replace(/\/$/, ''),
    cut: () => {
      isCut = true;
      end();
    },
    forget: (requests = '') => {
      lost = requests;
    },
    mend: () => {
      isCut = false;
      lost = undefined;
    },
    forgotten: () => forgotten,
    close: () => {
      end();
      server.close();
    },
  };
}
