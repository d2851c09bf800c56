import { VisuallyHidden } from "@mantine/core";
import { PageTitle } from "./page-title";

/** The h1 of a page whose look has no place for one. */
export function HiddenTitle({ title }: { title: string }) {
  return (
    <VisuallyHidden renderRoot={(props) => <div {...props} />}>
      <PageTitle title={title} />
    </VisuallyHidden>
  );
}
