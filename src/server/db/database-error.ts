/** Why the database cannot be used as it is; the message is for whoever starts the server and says what to do. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}
