import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";

export interface ReservedPort {
  /** The server's URL, known before the server exists. */
  url: string;
  /** Passes new connections to this app. */
  openTo(app: FastifyInstance): void;
}

interface Port {
  server: Server;
  url: string;
  app?: FastifyInstance;
  sockets: Set<Socket>;
}

/** Free ports of this worker. They are reused, so the browser cache stays valid. */
const free: Port[] = [];

/**
 * Reserves a port until the test ends. A server needs its URL before it is built, and another test could take a port
 * that is closed in between. The next test of the worker gets the same port.
 */
export async function reservePort(): Promise<ReservedPort> {
  const port = free.pop() ?? (await newPort());
  onTestFinished(() => {
    port.app = undefined;
    for (const socket of port.sockets) socket.destroy();
    free.push(port);
  });
  return {
    url: port.url,
    openTo(app) {
      port.app = app;
    },
  };
}

async function newPort(): Promise<Port> {
  const server = createServer();
  await once(server.listen(0, "localhost"), "listening");
  server.unref();
  const port: Port = {
    server,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sockets: new Set(),
  };
  server.on("connection", (socket) => {
    port.sockets.add(socket);
    socket.once("close", () => port.sockets.delete(socket));
    if (port.app) port.app.server.emit("connection", socket);
    else socket.destroy();
  });
  return port;
}
