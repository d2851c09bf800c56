/** An email without a recipient. */
export interface MailMessage {
  subject: string;
  text: string;
  html: string;
}
