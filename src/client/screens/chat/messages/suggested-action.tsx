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

interface OfferedProps {
  /** The newest of the conversation. */
  message: ChatMessage | undefined;
  /** Those that apply, and all of the attempt. */
  questions: readonly AttemptQuestion[];
  all: readonly AttemptQuestion[];
  /** What is asked now. */
  current: AttemptQuestion | undefined;
  editing: Editing;
  /** Answers what is asked now. */
  onReply: (text: string) => void;
}

/** What the newest reply offers at a press: what an answer means, the change of an earlier one, or another way to answer. */
export function SuggestedAction({ message, questions, all, current, editing, onReply }: OfferedProps) {
  const { offer, readings, isStuck, questionId } = message?.metadata ?? {};
  const question = questions.find(({ id }) => id === offer?.questionId);
  if (offer?.answer && question && question === current)
    return (
      <div className={classes.offered}>
        <Meant question={question} answer={offer.answer} onReply={onReply} />
      </div>
    );
  if (readings && current && current.id === questionId)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a plain block in every browser
      <div className={classes.offered} role="group" aria-label="Did you mean">
        {readings.map((answer) => (
          <Reading key={[answer].flat().join("\n")} question={current} answer={answer} onReply={onReply} />
        ))}
      </div>
    );
  if (message && offer && question)
    return (
      <div className={classes.offered}>
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
    <div className={classes.offered}>
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

/** Says yes to what the reply asks; what it sends is read as if the options themselves were pressed. */
function Meant({ question, answer, onReply }: MeantProps) {
  const words = useTemplateLanguage();
  return (
    <Button variant="light" size="sm" onClick={() => onReply(asTyped(answer))}>
      {question.questionType === "text" ? (
        "Save as my answer"
      ) : (
        <span>
          Yes: <span {...words}>{shownAnswer(question, answer)}</span>
        </span>
      )}
    </Button>
  );
}

/** One of the readings that a reply asks about. */
function Reading({ question, answer, onReply }: MeantProps) {
  const words = useTemplateLanguage();
  return (
    <Button variant="light" size="sm" onClick={() => onReply(asTyped(answer))}>
      <span {...words}>{nameOf(question, answer)}</span>
    </Button>
  );
}

/** A number alone would look like one of the buttons of the scale below. */
const nameOf = (question: AttemptQuestion, answer: AnswerValue) =>
  question.questionType === "rating" && typeof answer === "string"
    ? ratingOutOfFive(question, answer)
    : shownAnswer(question, answer);

const asTyped = (answer: AnswerValue) => [answer].flat().join("\n");

interface ChangeProps {
  /** The reply, which the server takes at its word while it is the newest. */
  offeredBy: ChatMessage["id"];
  question: AttemptQuestion;
  /** Among the questions that apply, from 1. */
  number: number;
  /** Null: it is said in the editor. */
  answer: AnswerValue | null;
  editing: Editing;
}

function Change({ offeredBy, question, number, answer, editing }: ChangeProps) {
  const words = useTemplateLanguage();
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
      <span {...words}>Change to {name}</span>
    </PendingButton>
  );
}
