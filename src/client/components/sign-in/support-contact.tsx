import { branding } from "../../api/branding";

/** The people to ask for a link if emails aren't delivered. Continues a sentence that ends with "ask". */
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
