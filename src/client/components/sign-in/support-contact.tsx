import { branding } from "../../api/branding";

/** Whom to ask for a link where no mail is delivered; goes after "ask". */
export function SupportContact() {
  const { supportEmail } = branding;
  return (
    <>
      the person who invited you
      {supportEmail && (
        <>
          {" "}
          or write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </>
      )}
    </>
  );
}
