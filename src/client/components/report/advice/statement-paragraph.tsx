import { Fragment } from "react";
import type { Statement } from "#shared/domain/cards/advice";
import { useTemplateLanguage } from "../../template/template-language";
import { CitationMarker } from "./citation-marker";
import { runsOf } from "./citations";

/** A paragraph; what follows each other and rests on the same has one mark. */
export function StatementParagraph({ statements }: { statements: readonly Statement[] }) {
  const words = useTemplateLanguage();
  return (
    <p {...words}>
      {runsOf(statements).map(({ text, evidence }) => (
        <Fragment key={text}>
          {text}
          <CitationMarker evidence={evidence} />{" "}
        </Fragment>
      ))}
    </p>
  );
}
