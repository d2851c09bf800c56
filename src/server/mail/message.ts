/** What a mail says, before it has a recipient. */
export interface Message {
  subject: string;
  text: string;
  html: string;
}
