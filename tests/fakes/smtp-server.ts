import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** `end` is the dot that ends an email. */
type Command = "MAIL" | "RCPT" | "DATA" | "AUTH" | "LHLO" | "EHLO" | "HELO" | "end";

export interface FakeSmtpServer {
  /** A value for SMTP_URL. */
  url: string;
  /** Received emails: the envelope's recipient and the raw message. */
  received: { to: string; message: string }[];
  /** Number of sign-in attempts. */
  readonly logins: number;
  /** The EHLO lines so far. */
  greetings: string[];
  /** Answers a command with a line from now on: `answer("RCPT", "550 no such user")`; null restores the default. */
  answer(command: Command, line: string | null | (() => string | null)): void;
  /** Accepts this many emails in total, then keeps later ones but doesn't reply to them; Infinity restores replies. */
  speakUntil(mails: number): void;
  close(): Promise<void>;
}

/** Starts a local mail server with enough SMTP for one sender. */
export async function startFakeSmtpServer(): Promise<FakeSmtpServer> {
  const received: FakeSmtpServer["received"] = [];
  const answers: Answers = new Map();
  const greetings: string[] = [];
  let logins = 0;
  const sockets = new Set<Socket>();
  let spoken = Infinity;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    serve(socket, answers, {
      receive: (to, message) => received.push({ to, message }) <= spoken,
      onCommand(line) {
        if (line.startsWith("EHLO")) greetings.push(line);
        if (line.startsWith("AUTH")) logins += 1;
      },
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The fake mail server has no port.");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    get logins() {
      return logins;
    },
    greetings,
    answer: (command, line) => void answers.set(command, typeof line === "function" ? line : () => line),
    speakUntil(mails) {
      spoken = mails;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

type Answers = Map<Command, () => string | null>;

interface Listener {
  /** Returns whether to reply to the email. */
  receive(to: string, message: string): boolean;
  onCommand(line: string): void;
}

function serve(socket: Socket, answers: Answers, { receive, onCommand }: Listener): void {
  let pending = "";
  let message: string[] | undefined;
  let to = "";
  const say = (line: string) => socket.write(`${line}\r\n`);

  function handleLine(line: string): void {
    if (message) {
      if (line !== ".") return void message.push(line);
      const isAnswered = receive(to, message.join("\r\n"));
      message = undefined;
      if (!isAnswered) return;
      return void say(answers.get("end")?.() ?? "250 taken");
    }
    onCommand(line);
    const scripted = [...answers].find(([command]) => line.startsWith(command))?.[1]();
    if (scripted) return void say(scripted);
    if (line.startsWith("EHLO")) return void socket.write("250-fake\r\n250 AUTH PLAIN\r\n");
    if (line.startsWith("AUTH")) return void say("235 welcome");
    if (line.startsWith("RCPT")) to = /<(.*)>/.exec(line)?.[1] ?? "";
    if (line.startsWith("DATA")) {
      message = [];
      return void say("354 go on");
    }
    say(line.startsWith("QUIT") ? "221 bye" : "250 fine");
  }

  say("220 fake");
  socket.on("data", (chunk) => {
    const lines = (pending + chunk.toString("utf8")).split("\r\n");
    pending = lines.pop() ?? "";
    for (const line of lines) handleLine(line);
  });
  socket.on("error", () => socket.destroy());
}
