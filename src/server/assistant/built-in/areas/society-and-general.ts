import { type Area, CLOSING, choice, optional, rating, text } from "./area";

export const SOCIETY: readonly Area[] = [
  {
    title: "School and teaching check",
    description: "How teaching, cooperation and contact with families work at your school.",
    resultsAnalysisPrompt:
      "Write for a school's leadership. What helps learners comes first. Prefer steps a staff can take within a term without more money.",
    words:
      /\b(schools?|teach\w*|pupils?|students?|class(?:es|rooms?)?|education\w*|curricul\w*|parents?|universit\w*|lessons?|learners?)\b/gi,
    questions: [
      choice(
        "What is your role at the school?",
        ["Teacher", "Leadership", "Support staff", "Parent", "Learner"],
        "Context: read the answers from this position.",
      ),
      rating("How early is it noticed when a learner falls behind?", "Learning: comes first when it is low."),
      rating("How well do teachers share materials and ideas?", "Cooperation among staff."),
      rating("How well are families kept informed?", "Families: contact before there is bad news."),
      rating("How manageable is the workload?", "Workload of the staff."),
      rating(
        "How good are the conditions for teaching: rooms, devices, time?",
        "Conditions: what stops lessons most often?",
      ),
      choice(
        "What needs attention first?",
        ["Learning support", "Behaviour", "Workload", "Equipment", "Contact with families"],
        "Compare with the lowest rating.",
      ),
      text("What works really well at your school?", "A strength to keep and to spread."),
      text("What worries you most about the coming year?", "The person's own words. Quote them."),
      CLOSING,
    ],
  },
  {
    title: "Care and health practice check",
    description: "How patients experience your practice, and how the team copes.",
    resultsAnalysisPrompt:
      "Write for the head of a practice or ward. What patients feel directly comes first; then what takes strength from the team.",
    words:
      /\b(patients?|clinics?|hospital\w*|medical|health ?care|nurs(?:e|es|ing)|care (?:home|team|workers?)|doctors?|therap\w*|practice|wards?)\b/gi,
    questions: [
      text("Whom do you care for, and in what setting?", "Context: kind of practice."),
      rating("How satisfied are patients with waiting times?", "Waiting: comes first when it is low."),
      rating("How well do patients know what happens next?", "Information for patients."),
      rating(
        "How well does the hand-over between colleagues work?",
        "Communication: what gets lost between shifts?",
      ),
      rating("How manageable is the workload?", "Workload: a warning when low."),
      choice(
        "What takes most time from patients?",
        ["Paperwork", "Searching", "Telephone", "Missing staff", "Software"],
        "The first thing to remove.",
      ),
      rating(
        "How safely could you report that something nearly went wrong?",
        "Safety: near misses that are not told.",
      ),
      text("What do patients complain about?", "Quote it."),
      text("What are you proud of in how you work together?", "A strength to keep."),
      CLOSING,
    ],
  },
  {
    title: "Association and volunteers check",
    description: "How your association finds helpers, money and its way.",
    resultsAnalysisPrompt:
      "Write for a board of volunteers with little time. Prefer small tasks and clear roles over new structures.",
    words:
      /\b(volunteer\w*|non.?profit|charit\w*|associations?|ngo|club|donors?|donations?|members?(?:hip)?|fundrais\w*|foundation|community)\b/gi,
    questions: [
      text("What does your organisation do, and for whom?", "Context: purpose and size."),
      rating("How easy is it to find volunteers?", "Volunteers: comes first when it is low."),
      rating("How clear are the tasks volunteers are asked to do?", "Clear and small tasks find helpers."),
      rating("How secure is your funding for next year?", "Funding: urgent when low."),
      rating("How clear are the roles on the board?", "Leadership: who decides what?"),
      choice(
        "Where does most of your money come from?",
        ["Members", "Donations", "Grants", "Sales and events", "One large supporter"],
        "Dependence on a single source.",
      ),
      rating("How well do people know what you achieve?", "Visibility: thanks and stories."),
      text("Why do people stop helping?", "Reasons in the person's own words. Quote them."),
      text("What are you proud of?", "A strength to speak about."),
      CLOSING,
    ],
  },
  {
    title: "Sustainability check",
    description: "What your work takes from its surroundings, and where less is possible.",
    resultsAnalysisPrompt:
      "Write for the owner of a small or medium business. Begin with the largest item that can be influenced, and with steps that also save money.",
    words:
      /\b(sustainab\w*|environment\w*|climate|carbon|co2|emissions?|energy|recycl\w*|waste|esg|green)\b/gi,
    questions: [
      text(
        "What does your business make or do, and what does it need most of?",
        "Context: energy, material, transport.",
      ),
      rating(
        "How well do you know how much energy and material you use?",
        "Measuring: comes first when it is low.",
      ),
      choice(
        "What is probably your largest item?",
        ["Energy", "Transport", "Material", "Waste", "Purchased goods", "I do not know"],
        "Where most of the effect lies.",
      ),
      rating("How carefully is waste avoided?", "Waste: habits and packaging."),
      rating(
        "How much do suppliers' practices count when you buy?",
        "Suppliers: influence beyond one's own walls.",
      ),
      rating("How much do your people care about it?", "People: ideas from those who do the work."),
      choice(
        "What holds you back most?",
        ["Cost", "Time", "Not knowing where to begin", "No interest", "Nothing much"],
        "The obstacle to take seriously.",
      ),
      text("What have you already changed, and what came of it?", "A strength to build on."),
      text("What would you change first if money were no issue?", "A wish, in the person's own words."),
      CLOSING,
    ],
  },
  {
    title: "Safety at work check",
    description: "How safe the work is, what nearly went wrong, and what should be done about it.",
    resultsAnalysisPrompt:
      "Write for the person responsible for safety. Safety comes first; take near misses seriously and quote them. Never blame whoever answered.",
    words:
      /\b(safety|accidents?|injur\w*|hazard\w*|near miss\w*|protective|ergonom\w*|machines?|maintenance|occupational)\b/gi,
    questions: [
      choice(
        "Where do you mostly work?",
        ["Production", "Warehouse", "Outdoors or on site", "Office", "On the road"],
        "Context: the kind of danger.",
      ),
      rating("How safe do you feel at your workplace?", "Safety: urgent when low."),
      rating(
        "How reliable are the machines and tools you work with?",
        "Equipment: what fails, and what happens then?",
      ),
      rating("How freely can you report that something nearly went wrong?", "Near misses that are not told."),
      rating("How quickly are dangers removed once they are known?", "What is known and left is worst."),
      choice(
        "When were you last instructed about safety?",
        ["Within three months", "Within a year", "Longer ago", "Never", "I do not remember"],
        "Training in safety.",
      ),
      rating(
        "How often do you work under time pressure?",
        "Here a high number is the warning: pressure makes people skip steps.",
      ),
      text("What nearly went wrong in the last months?", "A near miss. Quote it."),
      optional(text("Which rule do people ignore, and why?", "A rule that does not fit the work.")),
      CLOSING,
    ],
  },
];

/** Where no word of the description tells. */
export const GENERAL: Area = {
  title: "Where do we stand?",
  description: "A short look at what works, what does not, and what should come first.",
  resultsAnalysisPrompt:
    "Write for the person who asked for this assessment. Name the two or three things that hold matters back most, say why in terms of the answers, and give steps that can begin this month.",
  words: /(?!)/g,
  questions: [
    text(
      "What is your role, and what are you responsible for?",
      "Context: read the answers from this position.",
    ),
    rating(
      "How satisfied are you with how things are going?",
      "The whole, as the person feels it; compare with the details.",
    ),
    rating("How clear are the goals for the coming months?", "Goals: comes first when it is low."),
    rating(
      "How well does the work run from day to day?",
      "Processes: look for bottlenecks and missing routines.",
    ),
    rating("How well do people work together?", "Communication and cooperation."),
    rating("How well do the tools you have support your work?", "Tools: what takes time from many people?"),
    choice(
      "What should be tackled first?",
      ["Goals and priorities", "Daily work", "Cooperation", "Tools", "Costs"],
      "Compare with the lowest rating: do they point the same way?",
    ),
    text("What works really well?", "A strength to keep."),
    text(
      "What is the biggest obstacle right now?",
      "The person's own view of the main problem. Take it seriously and quote it.",
    ),
    CLOSING,
  ],
};
