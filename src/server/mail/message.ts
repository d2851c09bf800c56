/** What a mail says, before it has a recipient. */
export interface MailMessage {
  subject: string;
  text: string;
  html: string;
}
