import { type Area, CLOSING, choice, optional, rating, text } from "./area";

export const WORK_AND_SYSTEMS: readonly Area[] = [
  {
    title: "Operations and processes",
    description:
      "How work gets from the order to the end: where it flows, where it waits, where it goes wrong.",
    resultsAnalysisPrompt:
      "Write for the person who runs daily work. Find the longest wait and the most frequent fault first; give changes that can be tried within a month.",
    words:
      /\b(operation\w*|process\w*|workflow\w*|efficien\w*|productiv\w*|deliver\w*|quality|bottlenecks?|production|capacity|planning|errors?|daily work|projects?)\b/gi,
    dimensions: [
      { key: "flow", name: "Flow", description: "How work gets from the order to the end." },
      {
        key: "quality",
        name: "Quality",
        description: "What leaves your hands, and whether it depends on memory.",
      },
    ],
    questions: [
      text("What does your team make or do, and for whom?", "Context: kind of work."),
      rating(
        "How smoothly does everyday work run?",
        "Processes: look for bottlenecks and missing routines.",
        { name: "Everyday work", of: "flow", ends: ["It often stalls", "Smoothly"] },
      ),
      rating("How reliably are promised dates kept?", "Delivery: late work comes first.", {
        name: "Promised dates",
        of: "flow",
        ends: ["Hardly ever", "Nearly always"],
      }),
      rating(
        "How good is the quality of what leaves your hands?",
        "Quality: faults that are found too late.",
        { name: "Quality", of: "quality", ends: ["Often faulty", "Faultless"] },
      ),
      rating(
        "How well are the most important tasks written down?",
        "Processes: work that depends on memory.",
        { name: "Written down", of: "quality", ends: ["All from memory", "Everything"] },
      ),
      choice(
        "Where does work wait longest?",
        ["For information", "For a decision", "For material", "For a person", "It hardly waits"],
        "The first place to look.",
      ),
      rating("How realistic are your plans?", "Planning: compare with dates kept.", {
        name: "Plans",
        of: "flow",
        ends: ["They never hold", "They hold"],
      }),
      text("What goes wrong most often?", "The most frequent fault in the person's own words. Quote it."),
      text("Which step could be left out without anybody missing it?", "An easy first change."),
      CLOSING,
    ],
  },
  {
    title: "Suppliers and stock",
    description: "Whether what you need is there when you need it, at a price you can bear.",
    resultsAnalysisPrompt:
      "Write for the person who buys. Dependence on a single source comes first; then late deliveries, then stock.",
    words:
      /\b(suppl\w*|stock|inventor\w*|purchas\w*|procure\w*|logistics|warehous\w*|materials?|vendors?|sourcing|shortages?)\b/gi,
    dimensions: [
      { key: "supply", name: "Supply", description: "How sure, and how dear, what you need is." },
      {
        key: "stock",
        name: "Stock and planning",
        description: "Whether it is known what is there, and what will be needed.",
      },
    ],
    questions: [
      text("What do you buy, and from whom mostly?", "Context: kind of goods."),
      rating("How reliable are your most important suppliers?", "Suppliers: comes first when it is low.", {
        name: "Suppliers",
        of: "supply",
        ends: ["Often let us down", "Fully reliable"],
      }),
      choice(
        "How many of your key items come from a single source?",
        ["None", "A few", "Many", "Nearly all", "I do not know"],
        "Dependence: a risk even where ratings are high.",
        { name: "Single sources", of: "supply", points: [3, 2, 1, 0, 0] },
      ),
      rating("How well do you know what is in stock?", "Stock: counting comes before ordering.", {
        name: "Stock",
        of: "stock",
        ends: ["We go and look", "To the piece"],
      }),
      rating("How satisfied are you with the prices you pay?", "Costs of purchasing.", {
        name: "Prices",
        of: "supply",
        ends: ["Far too high", "Very satisfied"],
      }),
      choice(
        "What happens most often?",
        [
          "Something runs out",
          "Too much lies on the shelf",
          "Deliveries are late",
          "Wrong or faulty goods",
          "None of these",
        ],
        "The most frequent trouble.",
      ),
      rating("How well do suppliers know what you will need?", "Planning together with suppliers.", {
        name: "Planning ahead",
        of: "stock",
        ends: ["They never know", "Well in advance"],
      }),
      text("Tell us about the last time something was missing.", "A concrete case. Quote it."),
      optional(text("Which supplier would you never want to lose, and why?", "A strength to look after.")),
      CLOSING,
    ],
  },
  {
    title: "Tools, data and technology",
    description: "Whether the tools help or hinder, and whether the figures can be trusted.",
    resultsAnalysisPrompt:
      "Write for somebody who decides about tools but is no technician. Look first at what takes time from many people every day.",
    words:
      /\b(tools?|software|technolog\w*|digital\w*|systems?|data|it|automat\w*|ai|report\w*|dashboards?|spreadsheets?|crm|erp|integrat\w*)\b/gi,
    dimensions: [
      { key: "tools", name: "Tools", description: "Whether they help or hinder." },
      { key: "data", name: "Data", description: "Whether figures can be trusted, and are entered once." },
      {
        key: "help",
        name: "Skill and help",
        description: "Whether people know their tools, and are helped.",
      },
    ],
    questions: [
      choice(
        "Which tools do you use every day?",
        [
          "E-mail and calendar",
          "Spreadsheets",
          "A system made for our trade",
          "Several systems side by side",
          "Mostly paper",
        ],
        "Context: the kind of tools.",
      ),
      rating("How well do your tools support your daily work?", "Tools: comes first when it is low.", {
        name: "Tools",
        of: "tools",
        ends: ["They get in the way", "Very well"],
      }),
      rating(
        "How much do you trust the figures you work with?",
        "Data: figures nobody trusts are discussed instead of used.",
        { name: "Figures", of: "data", ends: ["Not at all", "Fully"] },
      ),
      rating(
        "How often do you type the same thing twice?",
        "Here a high number is the warning: automation.",
        { name: "Typing twice", of: "data", ends: ["Hardly ever", "All the time"], highIs: "bad" },
      ),
      rating(
        "How quickly do you get help when something does not work?",
        "Support: waiting costs everybody.",
        { name: "Help", of: "help", ends: ["After days", "At once"] },
      ),
      choice(
        "What costs you most time?",
        ["Searching", "Copying and retyping", "Waiting for systems", "Making reports", "None of these"],
        "The first thing to remove.",
      ),
      rating(
        "How well do you know how to use the tools you have?",
        "Training: often cheaper than a new tool.",
        { name: "Knowing the tools", of: "help", ends: ["A few corners", "Inside out"] },
      ),
      text("Which task should a computer do instead of you?", "A concrete candidate. Quote it."),
      text("Which tool would you not want to miss?", "A strength to build on."),
      CLOSING,
    ],
  },
  {
    title: "Security and continuity check",
    description: "What could stop you for a week, and how well you are prepared for it.",
    resultsAnalysisPrompt:
      "Write for somebody who is no security expert. Backups and access come first. Give steps in the order in which they lower the risk most.",
    words:
      /\b(security|cyber\w*|risks?|backups?|continuity|emergenc\w*|privacy|gdpr|complian\w*|passwords?|phishing|resilien\w*|crisis|audit\w*)\b/gi,
    dimensions: [
      { key: "recovery", name: "Recovery", description: "How soon things would run again." },
      { key: "access", name: "Access", description: "Who can get in, and who would notice." },
    ],
    questions: [
      text("What would stop your work at once if it failed?", "Context: what everything depends on."),
      rating("How sure are you that lost data could be restored?", "Backups: urgent when low.", {
        name: "Backups",
        of: "recovery",
        ends: ["Not at all", "Quite sure"],
      }),
      choice(
        "When was a backup last restored as a test?",
        ["Within three months", "Within a year", "Longer ago", "Never", "I do not know"],
        "Trust without a test is a risk; compare with the rating.",
        { name: "Restore test", of: "recovery", points: [3, 2, 1, 0, 0] },
      ),
      rating(
        "How well do you know who can get into what?",
        "Access: people who have left, shared passwords.",
        { name: "Access", of: "access", ends: ["We do not know", "We know exactly"] },
      ),
      rating("How well would people notice a fraudulent mail?", "Awareness: training and habits.", {
        name: "Fraudulent mail",
        of: "access",
        ends: ["Hardly anybody", "Nearly everybody"],
      }),
      rating(
        "How well prepared are you for the absence of a key person?",
        "Continuity: knowledge in one head.",
        { name: "Key people", of: "recovery", ends: ["Not at all", "Well prepared"] },
      ),
      choice(
        "Which of these is in place?",
        [
          "Two-step sign-in for mail",
          "A list of who does what in an emergency",
          "Insurance that fits",
          "None of these",
        ],
        "What is missing says where to begin.",
        { name: "In place", of: "access", points: [1, 1, 1, 0], alone: ["None of these"] },
      ),
      text("What nearly went wrong in the last year?", "A near miss tells more than a plan. Quote it."),
      optional(text("Which duty or deadline are you unsure about?", "Compliance: dates that nobody owns.")),
      CLOSING,
    ],
  },
  {
    title: "Software team health",
    description: "How changes get from idea to users, and how the team fares on the way.",
    resultsAnalysisPrompt:
      "Write for an engineering lead. Look at how small and safe releases are before anything else, then at what slows people down.",
    words:
      /\b(software (?:team|development|engineering)|engineer\w*|developers?|code\w*|deploy\w*|releases?|devops|sprints?|technical debt|tech debt|bugs?|testing|agile|scrum)\b/gi,
    dimensions: [
      { key: "releases", name: "Releases", description: "How small, safe and frequent changes are." },
      { key: "team", name: "Team", description: "How people know, decide and last." },
    ],
    questions: [
      text("What does your team build, and who uses it?", "Context: kind of product."),
      rating("How easy is it to release a change?", "Releases: comes first when it is low.", {
        name: "Releasing",
        of: "releases",
        ends: ["A big effort", "A matter of minutes"],
      }),
      rating("How much do you trust the automated tests?", "Tests: compare with faults that reach users.", {
        name: "Tests",
        of: "releases",
        ends: ["Not at all", "Fully"],
      }),
      choice(
        "How often do changes reach users?",
        ["Several times a day", "About weekly", "About monthly", "Less often"],
        "Size of releases; compare with how easy they are.",
        { name: "Frequency", of: "releases", points: [3, 2, 1, 0] },
      ),
      rating("How clear is it what to build next?", "Priorities: who decides, and when do they change?", {
        name: "What comes next",
        of: "team",
        ends: ["Unclear", "Quite clear"],
      }),
      rating("How well does the team share knowledge?", "Knowledge in single heads.", {
        name: "Sharing knowledge",
        of: "team",
        ends: ["All in single heads", "Everybody knows"],
      }),
      rating("How sustainable is the pace of work?", "Workload: low means people will leave.", {
        name: "Pace",
        of: "team",
        ends: ["It wears us out", "We can keep it up"],
      }),
      text("What slows you down most?", "The obstacle in the person's own words. Quote it."),
      text("What went really well in the last month?", "A practice to keep."),
      CLOSING,
    ],
  },
];
