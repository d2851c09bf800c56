import { Anchor, Text } from "@mantine/core";
import { branding } from "../../api/branding";

/** Says who receives the data; placed below the submit button. */
export function PrivacyNote() {
  const { name, privacyUrl } = branding;
  return (
    <Text size="sm" c="dimmed">
      <bdi>{name}</bdi> receives your details and answers.
      {privacyUrl && (
        <>
          {" "}
          <Anchor href={privacyUrl} target="_blank" rel="noopener" inherit underline="always">
            Privacy policy
          </Anchor>
        </>
      )}
    </Text>
  );
}
