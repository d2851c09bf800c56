import { branding } from "../data/branding";

/** All but the address, where there is one. */
const beforeAddress = () => `whoever invited you${branding.supportEmail ? " or write to " : ""}`;

/** Whom to turn to where no mail is sent, after "ask" or "Ask": there is no way on from the page itself. */
export function WhoHelps() {
  const { supportEmail } = branding;
  return (
    <>
      {beforeAddress()}
      {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
    </>
  );
}

/** The same as a text. */
export const whoHelps = () => `${beforeAddress()}${branding.supportEmail ?? ""}`;
