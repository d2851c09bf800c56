import { type Area, CLOSING, choice, optional, rating, text } from "./area";

export const MONEY_AND_MARKET: readonly Area[] = [
  {
    title: "Cash and finance check",
    description: "Where the money stands, what it earns, and how far ahead it can be seen.",
    resultsAnalysisPrompt:
      "Write for somebody who decides about money but is no accountant. Cash comes first when it is low. Name the two or three things that would change the picture most, in terms of the answers.",
    words:
      /\b(cash\w*|financ\w*|money|liquidity|profit\w*|costs?|budget\w*|invoic\w*|debts?|accounting|bookkeeping|margins?|pay(?:s|ments?)?)\b/gi,
    dimensions: [
      { key: "cash", name: "Cash", description: "Whether bills can be paid, now and in half a year." },
      { key: "profit", name: "Profit", description: "Whether it is known what the money is earned with." },
      { key: "overview", name: "Overview", description: "How far ahead one can see, and on what figures." },
    ],
    questions: [
      text("What does the business earn its money with?", "Context: understand what is sold and to whom."),
      rating(
        "How comfortable are you with your cash flow over the next six months?",
        "Cash: comes first when it is low.",
        { name: "Cash flow", of: "cash", ends: ["Very worried", "Very comfortable"] },
      ),
      rating(
        "How well do you know which products or services really earn money?",
        "Profit: a low rating means decisions are made without knowing what pays.",
        { name: "What earns money", of: "profit", ends: ["We guess", "We know exactly"] },
      ),
      choice(
        "How far ahead can you see what comes in and goes out?",
        ["I cannot really say", "About a month", "About three months", "Half a year or more"],
        "Compare with the rating of cash flow: comfort without a view is a risk.",
        { name: "Planning ahead", of: "overview", points: [0, 1, 2, 3] },
      ),
      rating(
        "How reliably do customers pay on time?",
        "Payments: look for overdue invoices and weak follow-up.",
        { name: "Customers pay", of: "cash", ends: ["Hardly ever", "Nearly always"] },
      ),
      rating(
        "How up to date are your books?",
        "Reporting: old figures make every other answer less certain.",
        { name: "Books", of: "overview", ends: ["Months behind", "Up to the day"] },
      ),
      choice(
        "What would hurt most if it happened next month?",
        [
          "A large customer pays late",
          "A large customer leaves",
          "Costs rise sharply",
          "A loan is not renewed",
        ],
        "The largest dependency, as the person sees it.",
      ),
      text(
        "What worries you most about money right now?",
        "The person's own view. Take it seriously and quote it.",
      ),
      optional(
        text(
          "Which cost have you wanted to look at for a long time?",
          "A first place to act that the person already knows.",
        ),
      ),
      CLOSING,
    ],
  },
  {
    title: "Customer satisfaction and service",
    description: "How it is to be a customer here, and what would make people stay.",
    resultsAnalysisPrompt:
      "Write for the person responsible for customers. Put what customers feel directly before internal matters, and quote the participant where it says more than a figure.",
    words:
      /\b(customers?|clients?|guests?|service|satisf\w*|complain\w*|support|loyal\w*|churn|retention|experience|nps)\b/gi,
    dimensions: [
      { key: "experience", name: "Experience", description: "How it is to be a customer here." },
      {
        key: "answers",
        name: "Answers and complaints",
        description: "How soon, and how surely, somebody takes care.",
      },
      { key: "listening", name: "Listening", description: "Whether it is known what customers think." },
    ],
    questions: [
      text(
        "Who are your customers, and what do they come to you for?",
        "Context: the kind of customer; everything else is read against it.",
      ),
      rating("How satisfied are your customers with what they get?", "Quality: is it known or guessed?", {
        name: "Satisfaction",
        of: "experience",
        ends: ["Often unhappy", "Delighted"],
      }),
      rating(
        "How quickly do customers get an answer from you?",
        "Service: long waits are a first thing to mend.",
        { name: "Answers", of: "answers", ends: ["After days", "At once"] },
      ),
      choice(
        "How do you find out what customers think?",
        [
          "We ask them regularly",
          "We hear it when they complain",
          "We look at figures only",
          "We do not really know",
        ],
        "Without a way to hear customers, other ratings are guesses.",
        { name: "Hearing customers", of: "listening", points: [3, 1, 1, 0] },
      ),
      rating("How well are complaints handled?", "Complaints: look for promises nobody keeps track of.", {
        name: "Complaints",
        of: "answers",
        ends: ["They get lost", "Always settled"],
      }),
      rating("How many of your customers come back?", "Loyalty: compare with satisfaction.", {
        name: "Coming back",
        of: "experience",
        ends: ["Hardly any", "Nearly all"],
      }),
      text("What do customers complain about most often?", "The most frequent cause. Quote it."),
      text("What do customers praise you for?", "A strength to keep and to speak about."),
      choice(
        "What would customers want you to improve first?",
        ["Speed", "Quality", "Price", "Friendliness", "Ease of reaching you"],
        "Compare with the lowest rating: do they point the same way?",
      ),
      CLOSING,
    ],
  },
  {
    title: "Sales check",
    description: "From the first enquiry to the signed order: where it flows and where it is lost.",
    resultsAnalysisPrompt:
      "Write for the person who answers for sales. Find the step at which most is lost, and give first actions that need no new staff.",
    words:
      /\b(sales?|sell\w*|pipeline|deals?|offers?|quotes?|proposals?|leads?|prospects?|conver\w*|closing|revenue|turnover)\b/gi,
    dimensions: [
      { key: "demand", name: "Demand", description: "Whether enough good enquiries come in." },
      {
        key: "closing",
        name: "Closing",
        description: "Whether offers become orders, and one learns from those that do not.",
      },
    ],
    questions: [
      text("What do you sell, and who decides to buy it?", "Context: kind of sale and buyer."),
      rating("How full is your pipeline for the next three months?", "Pipeline: urgent when low.", {
        name: "Pipeline",
        of: "demand",
        ends: ["Empty", "Well filled"],
      }),
      rating("How well do you know why offers are lost?", "Sales: without reasons nothing can be learnt.", {
        name: "Lost offers",
        of: "closing",
        ends: ["We never ask", "We always know"],
      }),
      rating("How consistently are open offers followed up?", "Follow-up: the cheapest thing to mend.", {
        name: "Follow-up",
        of: "closing",
        ends: ["Hardly ever", "Every single one"],
      }),
      choice(
        "How long does it usually take from the first contact to an order?",
        ["Days", "Weeks", "Months", "It varies too much to say"],
        "Context for how soon effects can be seen.",
      ),
      choice(
        "Where do most good enquiries come from?",
        ["Recommendations", "Our website", "Events", "Calls we make", "We do not know"],
        "Not knowing is a finding of its own.",
      ),
      rating(
        "How well do marketing and sales work together?",
        "Cooperation between those who win attention and those who close.",
        { name: "Working together", of: "demand", ends: ["Side by side", "Hand in hand"] },
      ),
      text("Where in the process do you lose most?", "The person's own view of the leak. Quote it."),
      text("Tell us about the last sale that went really well.", "A pattern that can be repeated."),
      CLOSING,
    ],
  },
  {
    title: "Marketing and visibility",
    description: "How new people hear of you, and which of your efforts brings them.",
    resultsAnalysisPrompt:
      "Write for somebody with little time and budget for marketing. Prefer one channel that works over many. Say which effort could stop.",
    words:
      /\b(marketing|brand\w*|advertis\w*|visib\w*|website|social media|campaigns?|awareness|newsletter|seo|content|reach)\b/gi,
    dimensions: [
      { key: "reach", name: "Reach", description: "Whether the right people hear of you." },
      { key: "message", name: "Message", description: "Whether it is clear what you stand for." },
      { key: "effect", name: "Effect", description: "Whether time and money go to what works." },
    ],
    questions: [
      text("Whom do you want to reach, and with what?", "Context: audience and offer."),
      rating(
        "How well do you find new customers?",
        "Marketing: a low rating needs one concrete first step.",
        { name: "New customers", of: "reach", ends: ["Hardly at all", "Very well"] },
      ),
      rating(
        "How clear is it what makes you different from others?",
        "Positioning: without it every channel is harder.",
        { name: "What sets you apart", of: "message", ends: ["Unclear", "Clear to everybody"] },
      ),
      choice(
        "Which of these brings you most new customers?",
        ["Word of mouth", "Search and website", "Social media", "Advertising", "Events", "We do not know"],
        "Where to put more, or a gap in knowledge.",
      ),
      rating(
        "How well do you know which efforts pay off?",
        "Measuring: little knowledge comes before more spending.",
        { name: "What pays off", of: "effect", ends: ["We guess", "We measure it"] },
      ),
      rating("How good is the impression your website gives?", "Website: the first thing people check.", {
        name: "Website",
        of: "message",
        ends: ["Poor", "Excellent"],
      }),
      choice(
        "How much time goes into marketing each week?",
        ["Hardly any", "One to three hours", "About a day", "More than a day"],
        "Suit the advice to the time there is.",
      ),
      text("What have you tried that did not work?", "Do not advise it again."),
      text("What do you think keeps people from choosing you?", "The person's own view. Quote it."),
      CLOSING,
    ],
  },
  {
    title: "Product and innovation check",
    description: "How ideas become something people want, and what stands in their way.",
    resultsAnalysisPrompt:
      "Write for the person who answers for the product. Look at contact with real users before anything else, then at how ideas are tried and dropped.",
    words:
      /\b(products?|innovat\w*|ideas?|features?|roadmap|prototyp\w*|r&d|design|users?|usability|launch\w*)\b/gi,
    dimensions: [
      { key: "users", name: "Users", description: "How close you are to those who use it." },
      { key: "pace", name: "Pace", description: "How quickly an idea is tried." },
      { key: "focus", name: "Focus", description: "Whether it is clear what comes first, and what stops." },
    ],
    questions: [
      text(
        "What is your product or service, and what problem does it solve?",
        "Context: everything else is read against it.",
      ),
      rating("How well do you understand what users need?", "Users: comes first when it is low.", {
        name: "Users' needs",
        of: "users",
        ends: ["We guess", "We know from them"],
      }),
      rating("How quickly do you try out new ideas?", "Innovation: long ways from idea to test.", {
        name: "Trying ideas",
        of: "pace",
        ends: ["After months", "Within days"],
      }),
      choice(
        "Where do most of your new ideas come from?",
        ["Users", "Our own team", "Competitors", "Management", "Nowhere in particular"],
        "Compare with how well users are understood.",
      ),
      rating(
        "How easy is it to stop something that does not work?",
        "Focus: what is never stopped crowds out the new.",
        { name: "Stopping things", of: "focus", ends: ["Nearly impossible", "Easy"] },
      ),
      rating(
        "How clear are the priorities for the next three months?",
        "Priorities: who decides, and is it known?",
        { name: "Priorities", of: "focus", ends: ["Unclear", "Clear to everybody"] },
      ),
      text("What do users ask for most often?", "Quote it, and compare with the priorities."),
      text("What slows new things down most?", "The person's own view of the obstacle."),
      choice(
        "What would you do first with one more pair of hands?",
        ["Talk to users", "Improve quality", "Build something new", "Make it simpler"],
        "A wish; compare with the lowest rating.",
      ),
      CLOSING,
    ],
  },
];
