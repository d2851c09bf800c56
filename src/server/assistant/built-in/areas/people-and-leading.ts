import { type Area, CLOSING, choice, optional, rating, text } from "./area";

export const PEOPLE_AND_LEADING: readonly Area[] = [
  {
    title: "Team and working climate",
    description: "How it is to work here: what gives strength, what takes it, and what should change.",
    resultsAnalysisPrompt:
      "Write for a team lead, with respect for whoever answered. Workload comes first when it is high. Prefer changes a team can make by itself.",
    words:
      /\b(teams?|employees?|staff|morale|motivat\w*|climate|mood|wellbeing|well-being|stress\w*|workload|burn\w*|engagement|culture|happy|happiness|satisfied)\b/gi,
    dimensions: [
      { key: "energy", name: "Energy", description: "Whether people have the strength for their work." },
      { key: "trust", name: "Trust", description: "Whether one can speak up, and is seen." },
      { key: "cooperation", name: "Cooperation", description: "How it is to work with each other." },
    ],
    questions: [
      choice(
        "How long have you been working here?",
        ["Less than a year", "One to three years", "More than three years"],
        "Context: newcomers see other things.",
      ),
      rating(
        "How motivated are you when you begin your day?",
        "Motivation: compare with workload and recognition.",
        { name: "Motivation", of: "energy", ends: ["Hardly", "Very"] },
      ),
      rating("How manageable is your workload?", "Workload: comes first when it is low.", {
        name: "Workload",
        of: "energy",
        ends: ["Far too much", "Well manageable"],
      }),
      rating("How freely can you say what you think?", "Trust: without it the other answers are polite.", {
        name: "Speaking up",
        of: "trust",
        ends: ["Not at all", "Quite freely"],
      }),
      rating("How well is good work noticed here?", "Recognition: often the cheapest thing to mend.", {
        name: "Recognition",
        of: "trust",
        ends: ["Hardly ever", "Always"],
      }),
      rating("How well does your team work together?", "Cooperation within the team.", {
        name: "Team",
        of: "cooperation",
        ends: ["Badly", "Very well"],
      }),
      text("What gives you strength at work?", "A strength to keep."),
      text(
        "What makes your work harder than it should be?",
        "The obstacle in the person's own words. Quote it.",
      ),
      choice(
        "What should change first?",
        ["Workload", "Communication", "Recognition", "Tools and equipment", "Clear responsibilities"],
        "Compare with the lowest rating.",
      ),
      CLOSING,
    ],
  },
  {
    title: "Hiring and onboarding check",
    description: "How people find their way to you, and how they arrive.",
    resultsAnalysisPrompt:
      "Write for the person who answers for hiring. Look at where candidates are lost and what happens in the first month. Give first steps without a larger budget.",
    words:
      /\b(hir(?:e|es|ed|ing)|recruit\w*|applicants?|candidates?|vacanc\w*|onboard\w*|induction|settl(?:e|es|ing) in|find their way|new (?:hires|joiners|starters|employees|colleagues|people|staff|team members)|talent|skilled workers)\b/gi,
    dimensions: [
      {
        key: "finding",
        name: "Finding people",
        description: "Whether good people find you, and stay interested.",
      },
      { key: "arriving", name: "Arriving", description: "How the first weeks go." },
    ],
    questions: [
      text("Which positions are hardest to fill?", "Context: kind of work and market."),
      rating("How easy is it to find suitable applicants?", "Hiring: few applicants, or the wrong ones?", {
        name: "Applicants",
        of: "finding",
        ends: ["Nearly impossible", "Easy"],
      }),
      rating("How quickly do applicants hear back from you?", "Speed: good applicants leave first.", {
        name: "Hearing back",
        of: "finding",
        ends: ["After weeks", "Within days"],
      }),
      rating("How clear are your job advertisements?", "Vacancies: do they say what the work is like?", {
        name: "Job advertisements",
        of: "finding",
        ends: ["Vague", "Very clear"],
      }),
      choice(
        "How do most new people find you?",
        ["Recommendations", "Job boards", "Social media", "They come on their own", "We do not know"],
        "The way to put more into.",
      ),
      rating(
        "How well are new people introduced to their work?",
        "Onboarding: compare with how many leave early.",
        { name: "First weeks", of: "arriving", ends: ["Left to themselves", "Very well"] },
      ),
      choice(
        "How many of the people you hired last year are still with you?",
        ["All", "Most", "About half", "Fewer than half", "We hired nobody"],
        "Whether hiring or keeping is the problem.",
      ),
      text("Why do people turn your offers down?", "Reasons in the person's own words. Quote them."),
      text(
        "What would you tell somebody about why it is good to work here?",
        "A strength that vacancies should show.",
      ),
      CLOSING,
    ],
  },
  {
    title: "Leadership and direction",
    description: "Whether it is clear where things are going, who decides, and what comes first.",
    resultsAnalysisPrompt:
      "Write for a leadership team. Look at clarity of goals and decisions first; then at what leaders themselves can change.",
    words:
      /\b(leader\w*|manage(?:rs?|ment)|strateg\w*|goals?|vision|direction|decisions?|priorit\w*|delegat\w*|succession|growth|grow)\b/gi,
    dimensions: [
      { key: "goals", name: "Goals", description: "Whether it is clear where things are going." },
      { key: "deciding", name: "Decisions", description: "Whether it is clear who decides, and why." },
      { key: "room", name: "Room to lead", description: "Whether there is time for what only you can do." },
    ],
    questions: [
      choice(
        "Which role do you have?",
        ["Owner or board", "Manager", "Team lead", "No leading role"],
        "Context: read the answers from this position.",
      ),
      rating("How clear are the goals for this year?", "Goals: comes first when it is low.", {
        name: "Goals",
        of: "goals",
        ends: ["Unclear", "Clear to everybody"],
      }),
      rating("How clear is it who decides what?", "Decisions: look for work that waits for one person.", {
        name: "Who decides",
        of: "deciding",
        ends: ["Unclear", "Quite clear"],
      }),
      rating("How well are decisions explained?", "Communication of decisions.", {
        name: "Explaining",
        of: "deciding",
        ends: ["Hardly ever", "Always"],
      }),
      rating(
        "How dependent is the daily business on you personally?",
        "Here a high number is a risk: delegation and succession.",
        { name: "Depends on you", of: "room", ends: ["Not at all", "Completely"], highIs: "bad" },
      ),
      rating("How much time do you have for what matters most?", "Time and focus.", {
        name: "Time",
        of: "room",
        ends: ["Hardly any", "Enough"],
      }),
      choice(
        "What do you spend most of your time on?",
        ["Urgent daily matters", "People", "Planning ahead", "Customers", "Administration"],
        "Compare with what should come first.",
      ),
      text("Which decision has been waiting for too long?", "A concrete place to begin. Quote it."),
      text(
        "What would have to be true in a year for you to be satisfied?",
        "The aim, in the person's own words.",
      ),
      CLOSING,
    ],
  },
  {
    title: "Communication and cooperation",
    description: "Whether people know what they need to know, across teams and places.",
    resultsAnalysisPrompt:
      "Write for whoever can change how a team or company communicates. Prefer fewer channels and meetings over more.",
    words:
      /\b(communicat\w*|meetings?|inform\w*|collaborat\w*|cooperat\w*|remote|hybrid|silos?|departments?|hand.?overs?|working together)\b/gi,
    dimensions: [
      { key: "information", name: "Information", description: "Whether people know what they need to know." },
      { key: "together", name: "Working together", description: "How teams and meetings work." },
    ],
    questions: [
      choice(
        "Where do you mostly work?",
        ["On site", "At home", "Both", "On the road"],
        "Context: needs differ.",
      ),
      rating(
        "How well are you informed about what concerns your work?",
        "Information: what reaches people too late?",
        { name: "Being informed", of: "information", ends: ["Often too late", "Always in time"] },
      ),
      rating("How useful are the meetings you attend?", "Meetings: time that could be given back.", {
        name: "Meetings",
        of: "together",
        ends: ["A waste of time", "Very useful"],
      }),
      rating(
        "How well do different teams work together?",
        "Cooperation between teams: look for hand-overs.",
        { name: "Between teams", of: "together", ends: ["Against each other", "Hand in hand"] },
      ),
      rating("How easy is it to find out who to ask?", "Responsibilities that are not known.", {
        name: "Whom to ask",
        of: "information",
        ends: ["Hard", "Easy"],
      }),
      choice(
        "Where do you most often miss something important?",
        ["E-mail", "Chat", "Meetings", "Word of mouth", "Nowhere"],
        "The channel to mend first.",
      ),
      text("Tell us about the last time you heard something too late.", "A concrete case. Quote it."),
      text("What works well in how you communicate?", "A habit to keep."),
      choice(
        "What would help most?",
        ["Fewer meetings", "Clearer notes", "One place for decisions", "More direct talks"],
        "A wish; compare with the ratings.",
      ),
      CLOSING,
    ],
  },
  {
    title: "Training and skills check",
    description: "What people can do, what they want to learn, and whether there is room for it.",
    resultsAnalysisPrompt:
      "Write for the person who plans training. Find the skill whose lack costs most, and ways to learn it at work.",
    words:
      /\b(train(?:ing|ings)?|skills?|learn\w*|courses?|qualif\w*|competenc\w*|knowledge|development|mentor\w*|coaching|apprentices\w*)\b/gi,
    dimensions: [
      { key: "skills", name: "Skills", description: "Whether people can do what they are asked to." },
      { key: "learning", name: "Learning", description: "Whether there is time and help to get better." },
    ],
    questions: [
      text("What are the most important tasks in your work?", "Context: skills are read against them."),
      rating("How well do your skills fit your tasks?", "Skills: where is somebody left alone?", {
        name: "Skills",
        of: "skills",
        ends: ["Poorly", "Very well"],
      }),
      rating("How much time do you have to learn?", "Time: without it no course helps.", {
        name: "Time to learn",
        of: "learning",
        ends: ["None", "Enough"],
      }),
      rating("How easy is it to get help from an experienced colleague?", "Learning from each other.", {
        name: "Help",
        of: "learning",
        ends: ["Hard", "Easy"],
      }),
      rating("How useful was the last training you had?", "Quality of what is offered.", {
        name: "Last training",
        of: "learning",
        ends: ["Of no use", "Very useful"],
      }),
      choice(
        "How do you learn best?",
        ["By doing it with somebody", "In a course", "By reading or watching", "By trying alone"],
        "The form that fits.",
      ),
      text("Which skill do you miss most often?", "The gap, in the person's own words. Quote it."),
      text("What could you teach others?", "A strength that is not used yet."),
      optional(
        choice(
          "Where would you like to develop?",
          ["Deeper in my field", "Leading people", "Another field", "I am content as it is"],
          "A wish, for planning.",
        ),
      ),
      CLOSING,
    ],
  },
];
