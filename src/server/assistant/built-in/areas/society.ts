import { type Area, CLOSING, choice, optional, rating, text } from "./area";

export const SOCIETY: readonly Area[] = [
  {
    title: "School and teaching check",
    description: "How teaching, cooperation and contact with families work at your school.",
    resultsAnalysisPrompt:
      "Write for a school's leadership. What helps learners comes first. Prefer steps a staff can take within a term without more money.",
    words:
      /\b(schools?|teach\w*|pupils?|students?|class(?:es|rooms?)?|education\w*|curricul\w*|parents?|universit\w*|lessons?|learners?)\b/gi,
    dimensions: [
      {
        key: "learners",
        name: "Learners and families",
        description: "Whether learners are seen, and families know.",
      },
      { key: "staff", name: "Staff", description: "How the work is shared and borne." },
      { key: "conditions", name: "Conditions", description: "Rooms, devices and time." },
    ],
    questions: [
      choice(
        "What is your role at the school?",
        ["Teacher", "Leadership", "Support staff", "Parent", "Learner"],
        "Context: read the answers from this position.",
      ),
      rating(
        "How early is it noticed when a learner falls behind?",
        "Learning: comes first when it is low.",
        { name: "Noticing early", of: "learners", ends: ["Very late", "Very early"] },
      ),
      rating("How well do teachers share materials and ideas?", "Cooperation among staff.", {
        name: "Sharing",
        of: "staff",
        ends: ["Hardly at all", "All the time"],
      }),
      rating("How well are families kept informed?", "Families: contact before there is bad news.", {
        name: "Families",
        of: "learners",
        ends: ["Hardly at all", "Very well"],
      }),
      rating("How manageable is the workload?", "Workload of the staff.", {
        name: "Workload",
        of: "staff",
        ends: ["Far too much", "Well manageable"],
      }),
      rating(
        "How good are the conditions for teaching: rooms, devices, time?",
        "Conditions: what stops lessons most often?",
        { name: "Conditions", of: "conditions", ends: ["Poor", "Very good"] },
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
    dimensions: [
      { key: "patients", name: "Patients", description: "What patients feel directly." },
      { key: "passing-on", name: "Safety", description: "Whether what matters is passed on and told." },
      { key: "strain", name: "Staff", description: "What the work takes from people." },
    ],
    questions: [
      text("Whom do you care for, and in what setting?", "Context: kind of practice."),
      rating("How satisfied are patients with waiting times?", "Waiting: comes first when it is low.", {
        name: "Waiting",
        of: "patients",
        ends: ["Often annoyed", "Satisfied"],
      }),
      rating("How well do patients know what happens next?", "Information for patients.", {
        name: "What comes next",
        of: "patients",
        ends: ["Left in the dark", "Always told"],
      }),
      rating(
        "How well does the hand-over between colleagues work?",
        "Communication: what gets lost between shifts?",
        { name: "Hand-over", of: "passing-on", ends: ["Much gets lost", "Nothing gets lost"] },
      ),
      rating("How manageable is the workload?", "Workload: a warning when low.", {
        name: "Workload",
        of: "strain",
        ends: ["Far too much", "Well manageable"],
      }),
      choice(
        "What takes most time from patients?",
        ["Paperwork", "Searching", "Telephone", "Missing staff", "Software"],
        "The first thing to remove.",
      ),
      rating(
        "How safely could you report that something nearly went wrong?",
        "Safety: near misses that are not told.",
        { name: "Near misses", of: "passing-on", ends: ["I would not dare", "Without fear"] },
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
    dimensions: [
      { key: "helpers", name: "Helpers", description: "Whether people come, and know what to do." },
      { key: "funding", name: "Funding", description: "How secure the money is." },
      {
        key: "standing",
        name: "Leadership and standing",
        description: "Whether roles are clear, and the work is known.",
      },
    ],
    questions: [
      text("What does your organisation do, and for whom?", "Context: purpose and size."),
      rating("How easy is it to find volunteers?", "Volunteers: comes first when it is low.", {
        name: "Finding helpers",
        of: "helpers",
        ends: ["Nearly impossible", "Easy"],
      }),
      rating("How clear are the tasks volunteers are asked to do?", "Clear and small tasks find helpers.", {
        name: "Clear tasks",
        of: "helpers",
        ends: ["Vague", "Very clear"],
      }),
      rating("How secure is your funding for next year?", "Funding: urgent when low.", {
        name: "Funding",
        of: "funding",
        ends: ["Not at all", "Fully secured"],
      }),
      rating("How clear are the roles on the board?", "Leadership: who decides what?", {
        name: "Roles",
        of: "standing",
        ends: ["Unclear", "Quite clear"],
      }),
      choice(
        "Where does most of your money come from?",
        ["Members", "Donations", "Grants", "Sales and events", "One large supporter"],
        "Dependence on a single source.",
      ),
      rating("How well do people know what you achieve?", "Visibility: thanks and stories.", {
        name: "Being known",
        of: "standing",
        ends: ["Hardly anybody", "Everybody here"],
      }),
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
    dimensions: [
      { key: "knowing", name: "Knowing", description: "Whether it is known what is used." },
      { key: "doing", name: "Doing", description: "What is done about it, here and at suppliers." },
      { key: "caring", name: "People", description: "Whether those who do the work care." },
    ],
    questions: [
      text(
        "What does your business make or do, and what does it need most of?",
        "Context: energy, material, transport.",
      ),
      rating(
        "How well do you know how much energy and material you use?",
        "Measuring: comes first when it is low.",
        { name: "Measuring", of: "knowing", ends: ["We guess", "We measure it"] },
      ),
      choice(
        "What is probably your largest item?",
        ["Energy", "Transport", "Material", "Waste", "Purchased goods", "I do not know"],
        "Where most of the effect lies.",
      ),
      rating("How carefully is waste avoided?", "Waste: habits and packaging.", {
        name: "Waste",
        of: "doing",
        ends: ["Hardly", "Wherever we can"],
      }),
      rating(
        "How much do suppliers' practices count when you buy?",
        "Suppliers: influence beyond one's own walls.",
        { name: "Suppliers", of: "doing", ends: ["Not at all", "Very much"] },
      ),
      rating("How much do your people care about it?", "People: ideas from those who do the work.", {
        name: "People",
        of: "caring",
        ends: ["Hardly at all", "Very much"],
      }),
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
    dimensions: [
      { key: "surroundings", name: "Surroundings", description: "How safe the place and its machines are." },
      { key: "habits", name: "Habits", description: "Whether dangers are told, removed and taught." },
      { key: "pressure", name: "Pressure", description: "How much haste there is." },
    ],
    questions: [
      choice(
        "Where do you mostly work?",
        ["Production", "Warehouse", "Outdoors or on site", "Office", "On the road"],
        "Context: the kind of danger.",
      ),
      rating("How safe do you feel at your workplace?", "Safety: urgent when low.", {
        name: "Feeling safe",
        of: "surroundings",
        ends: ["Unsafe", "Very safe"],
      }),
      rating(
        "How reliable are the machines and tools you work with?",
        "Equipment: what fails, and what happens then?",
        { name: "Machines and tools", of: "surroundings", ends: ["They often fail", "Fully reliable"] },
      ),
      rating(
        "How freely can you report that something nearly went wrong?",
        "Near misses that are not told.",
        { name: "Near misses", of: "habits", ends: ["I would not dare", "Without fear"] },
      ),
      rating("How quickly are dangers removed once they are known?", "What is known and left is worst.", {
        name: "Removing dangers",
        of: "habits",
        ends: ["They stay", "At once"],
      }),
      choice(
        "When were you last instructed about safety?",
        ["Within three months", "Within a year", "Longer ago", "Never", "I do not remember"],
        "Training in safety.",
        { name: "Instruction", of: "habits", points: [3, 2, 1, 0, 0] },
      ),
      rating(
        "How often do you work under time pressure?",
        "Here a high number is the warning: pressure makes people skip steps.",
        { name: "Time pressure", of: "pressure", ends: ["Hardly ever", "All the time"], highIs: "bad" },
      ),
      text("What nearly went wrong in the last months?", "A near miss. Quote it."),
      optional(text("Which rule do people ignore, and why?", "A rule that does not fit the work.")),
      CLOSING,
    ],
  },
];
