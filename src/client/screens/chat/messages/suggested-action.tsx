import { Button } from "@mantine/core";
import { useState } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import type { ChatMessage } from "#shared/contracts/chat";
import { type AnswerValue, shownAnswer } from "#shared/domain/answer";
import { ratingOutOfFive } from "#shared/domain/questions/question";
import { sortQuestions } from "#shared/domain/questions/sort-questions";
import { useTemplateLanguage } from "../../../components/template/template-language";
import { notify } from "../../../ui/feedback/notify";
import { PendingButton } from "../../../ui/form/pending-button";
import { ButtonLink } from "../../../ui/layout/links";
import { EditableAnswer, type Editing } from "../answers/editable-answer";
import classes from "./suggested-action.module.css";

interface SuggestedActionProps {
  /** The newest message of the conversation. */
  message: ChatMessage | undefined;
  /** Visible questions; `all` are those of the attempt. */
  questions: readonly AttemptQuestion[];
  all: readonly AttemptQuestion[];
  current: AttemptQuestion | undefined;
  editing: Editing;
  /** Sends a reply to the current question. */
  onReply: (text: string) => void;
}

/** Buttons for the newest reply's suggestion: confirm a reading, change an earlier answer, or answer in the form. */
export function SuggestedAction({
  message,
  questions,
  all,
  current,
  editing,
  onReply,
}: SuggestedActionProps) {
  const { offer, readings, isStuck, questionId } = message?.metadata ?? {};
  const question = questions.find(({ id }) => id === offer?.questionId);
  if (offer?.answer && question && question === current)
    return (
      <div className={classes.suggestedAction}>
        <ConfirmButton question={question} answer={offer.answer} onReply={onReply} />
      </div>
    );
  if (readings && current && current.id === questionId)
    return (
      // biome-ignore lint/a11y/useSemanticElements: some browsers can't lay out a fieldset as a plain block
      <div className={classes.suggestedAction} role="group" aria-label="Did you mean">
        {readings.map((answer) => (
          <ReadingButton
            key={[answer].flat().join("\n")}
            question={current}
            answer={answer}
            onReply={onReply}
          />
        ))}
      </div>
    );
  if (message && offer && question)
    return (
      <div className={classes.suggestedAction}>
        <Change
          offeredBy={message.id}
          question={question}
          number={questions.indexOf(question) + 1}
          answer={offer.answer}
          editing={editing}
        />
      </div>
    );
  if (!isStuck || !current?.isRequired) return null;
  return (
    <div className={classes.suggestedAction}>
      <ButtonLink
        to="/assessment/$id/start"
        params={{ id: editing.attemptId }}
        search={{ q: sortQuestions(all).indexOf(current) + 1 }}
        variant="light"
        size="sm"
      >
        Answer in the form
      </ButtonLink>
    </div>
  );
}

interface MeantProps {
  question: AttemptQuestion;
  answer: AnswerValue;
  onReply: (text: string) => void;
}

/** Confirms a suggested answer. The text it sends is parsed as if the options were clicked. */
function ConfirmButton({ question, answer, onReply }: MeantProps) {
  const langProps = useTemplateLanguage();
  return (
    <Button variant="light" size="sm" onClick={() => onReply(toTypedText(answer))}>
      {question.questionType === "text" ? (
        "Save as my answer"
      ) : (
        <span>
          Yes: <span {...langProps}>{shownAnswer(question, answer)}</span>
        </span>
      )}
    </Button>
  );
}

function ReadingButton({ question, answer, onReply }: MeantProps) {
  const langProps = useTemplateLanguage();
  return (
    <Button variant="light" size="sm" onClick={() => onReply(toTypedText(answer))}>
      <span {...langProps}>{nameOf(question, answer)}</span>
    </Button>
  );
}

/** Shows ratings as "2 of 5", since a bare number looks like a button of the scale below. */
const nameOf = (question: AttemptQuestion, answer: AnswerValue) =>
  question.questionType === "rating" && typeof answer === "string"
    ? ratingOutOfFive(question, answer)
    : shownAnswer(question, answer);

const toTypedText = (answer: AnswerValue) => [answer].flat().join("\n");

interface ChangeProps {
  /** The reply with the suggestion; the server accepts it only while it is the newest. */
  offeredBy: ChatMessage["id"];
  question: AttemptQuestion;
  /** Position among the visible questions, from 1. */
  number: number;
  /** Null opens the editor instead. */
  answer: AnswerValue | null;
  editing: Editing;
}

function Change({ offeredBy, question, number, answer, editing }: ChangeProps) {
  const langProps = useTemplateLanguage();
  const [isSaving, setSaving] = useState(false);
  if (answer === null)
    return (
      <EditableAnswer question={question} editing={editing}>
        {(opener) =>
          opener && (
            <Button ref={opener.ref} variant="light" size="sm" onClick={opener.open}>
              Change answer {number}
            </Button>
          )
        }
      </EditableAnswer>
    );

  const name = shownAnswer(question, answer);
  async function change(value: AnswerValue): Promise<void> {
    setSaving(true);
    await editing
      .save(question.id, value, offeredBy)
      .catch((error: unknown) => notify.failure(error, "Couldn't change your answer. Please try again."));
    setSaving(false);
  }
  return (
    <PendingButton
      variant="light"
      size="sm"
      pending={isSaving}
      aria-label={`Change to ${name} (answer ${number})`}
      onClick={() => void change(answer)}
    >
      <span {...langProps}>Change to {name}</span>
    </PendingButton>
  );
}
