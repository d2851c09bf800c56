import { branding } from "../data/branding";

/** Whom to turn to where no mail is sent, after "ask" or "Ask": there is no way on from the page itself. */
export function WhoHelps() {
  const { supportEmail } = branding;
  return (
    <>
      whoever invited you
      {supportEmail && (
        <>
          {" "}
          or write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </>
      )}
    </>
  );
}
