import { inOrder } from "#shared/domain/order";

interface Placed {
  readonly id: number;
  readonly order: number;
  readonly visible: boolean;
}

/** The questions that apply, in their order: the first is number 1 on the page. */
export function shownQuestions<Q extends Placed>(questions: readonly Q[]): Q[] {
  return inOrder(questions).filter(({ visible }) => visible);
}
