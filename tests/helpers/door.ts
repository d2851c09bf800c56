import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";

export interface Door {
  /** The address under which the server will be found. */
  url: string;
  /** Lets in whoever comes from now on. */
  openTo(app: FastifyInstance): void;
}

/**
 * A port of this machine, held from now to the end of the test: a server has to know its address before it can be
 * made, and a port that is let go in between can be taken by another test.
 */
export async function holdDoor(): Promise<Door> {
  const guests = new Set<Socket>();
  const door = createServer((socket) => {
    guests.add(socket);
    socket.once("close", () => guests.delete(socket));
  });
  await once(door.listen(0, "localhost"), "listening");
  const { port } = door.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    openTo(app) {
      door.on("connection", (socket) => app.server.emit("connection", socket));
      onTestFinished(() => {
        door.close();
        for (const guest of guests) guest.destroy();
      });
    },
  };
}
