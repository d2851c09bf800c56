import { Alert } from "@mantine/core";
import { plural } from "../../../ui/format/text";
import { IconAlertTriangle } from "../../../ui/layout/icons";
import type { InvalidLine } from "./invitation-draft";
import classes from "./people-field.module.css";
import { ScrollList } from "./scroll-list";

const MAX_LINE_LENGTH = 80;

interface InvalidLinesProps {
  lines: readonly InvalidLine[];
  /** Selects a line for editing; omitted if lines can't be edited. */
  onShow?: (line: number) => void;
}

/** Lines without a person who can be invited, with the reason. */
export function InvalidLines({ lines, onShow }: InvalidLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Alert
      color="yellow"
      mt="xs"
      icon={<IconAlertTriangle size={20} aria-hidden />}
      title={`${plural(lines.length, "line")} skipped`}
    >
      <ScrollList label="Skipped lines" className={classes.wrong}>
        {lines.map(({ line, text, problem }) => (
          <li key={`${line} ${text}`}>
            {onShow ? (
              <button type="button" className={classes.show} onClick={() => onShow(line)}>
                <InvalidLineText line={line} text={text} problem={problem} />
              </button>
            ) : (
              <InvalidLineText line={line} text={text} problem={problem} />
            )}
          </li>
        ))}
      </ScrollList>
    </Alert>
  );
}

function InvalidLineText({ line, text, problem }: InvalidLine) {
  return (
    <>
      <strong>Line {line}</strong>:{" "}
      <bdi className={classes.words}>
        “{text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH)}…` : text}”
      </bdi>
      <br />
      {problem}
    </>
  );
}
