import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";

export interface Door {
  /** The address under which the server will be found. */
  url: string;
  /** Lets in whoever comes from now on. */
  openTo(app: FastifyInstance): void;
}

interface Port {
  server: Server;
  url: string;
  app?: FastifyInstance;
  guests: Set<Socket>;
}

/** The ports of this worker that no test holds; the worker keeps them, so that a browser finds what it has fetched. */
const free: Port[] = [];

/**
 * A port of this machine, held from now to the end of the test: a server has to know its address before it can be
 * made, and a port that is let go in between can be taken by another test. The worker's next test gets the same one.
 */
export async function holdDoor(): Promise<Door> {
  const port = free.pop() ?? (await newPort());
  onTestFinished(() => {
    port.app = undefined;
    for (const guest of port.guests) guest.destroy();
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
    guests: new Set(),
  };
  server.on("connection", (socket) => {
    port.guests.add(socket);
    socket.once("close", () => port.guests.delete(socket));
    if (port.app) port.app.server.emit("connection", socket);
    else socket.destroy();
  });
  return port;
}
