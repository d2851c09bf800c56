/** Plain answers to the example template's eight questions, in order: three open ones in two sentences each. */
export const PLAIN_ANSWERS = [
  "We repair and sell bicycles. Our customers are commuters and families from the neighbourhood, and two delivery companies.",
  "2 to 10",
  "2",
  "3",
  "4",
  "Spare parts arrive late and I order everything by hand. In spring we turn customers away because we cannot finish repairs in time.",
  "Technology and tools",
  "My lease ends next summer and I would like to know whether a larger workshop makes sense. My daughter may join the business.",
];
