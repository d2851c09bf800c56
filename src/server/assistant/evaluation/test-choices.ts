import { INVOICES, type Topic } from "./test-topics";

export const CHOICES: readonly Topic[] = [
  {
    phrasings: ["How do most orders reach you?", "Which way do customers usually take to order from you?"],
    guidance: "Find out which channel would hurt the most if it failed for a day.",
    answers: {
      "By phone": [
        "they ring us up, nearly all of them",
        "people call and my colleague writes it down while she listens",
        "die rufen alle an",
        "ils nous appellent, presque tous",
      ],
      "By email": [
        "it all lands in our inbox with a PDF attached",
        "they write us a message in Outlook",
        "kommt alles ins Outlook-Postfach",
        "we get a PDF in the inbox and type it off",
      ],
      "In the shop": [
        "folks walk in and tell us at the counter",
        "they come by in person and stand at the till",
        "die Leute kommen vorbei und sagen es an der Theke",
        "los clientes vienen en persona al mostrador",
      ],
      "Through a dealer": [
        "we never see the end customer, a reseller collects everything",
        "a wholesaler sends us what his own customers want",
        "our distributor handles all of that for us",
        "das läuft alles über einen Großhändler",
      ],
    },
  },
  {
    phrasings: [
      "Where do you keep your customers' details?",
      "Where are the contacts of your customers kept?",
    ],
    guidance: "Look for contacts that would be lost together with one device or one person.",
    answers: {
      "On paper": [
        "in a ring binder on the shelf behind me",
        "I write them on index cards with a pen",
        "in einem Karteikasten auf meinem Schreibtisch",
        "in a notebook that lies next to the till",
      ],
      "In a spreadsheet": [
        "an Excel file that everybody edits",
        "there's one big Google Sheet",
        "in einer Excel-Datei",
        "dans un fichier Excel partagé",
      ],
      "In a customer database": [
        "we pay for Salesforce and it has everything",
        "in HubSpot, every single one",
        "we have a proper CRM for that",
        "en nuestro CRM",
      ],
      "In people's heads": [
        "my sales man just knows them all by memory",
        "nothing is noted anywhere, we simply remember who they are",
        "das weiß der Chef alles auswendig",
        "each of us remembers our own, there is no record at all",
      ],
    },
  },
  {
    phrasings: [
      "Who decides on purchases above 1,000 dollars?",
      "Who has the last word when something expensive is bought?",
    ],
    guidance: "See whether one person's absence would stop the buying.",
    answers: {
      "The owner": [
        "the man whose company this is signs every one of them",
        "nobody buys a thing like that until our founder has said yes",
        "das macht der Inhaber selbst",
        "c'est le patron à qui appartient l'entreprise",
      ],
      "A team lead": [
        "each group has a head, and that person says yes or no",
        "my direct supervisor signs it",
        "das entscheidet der Teamleiter",
        "the foreman of each crew approves it",
      ],
      "The finance department": [
        "it goes to accounting and they approve it or they don't",
        "our controller and the bookkeepers have the last word",
        "das gibt die Buchhaltung frei",
        "the people in accounts sign it off",
      ],
      "Whoever needs it": [
        "anybody can just go and get what they want, no questions asked",
        "we don't ask anyone, the person with the need places the order",
        "jeder bestellt einfach selbst, was er braucht",
        "every employee buys for themselves without any approval",
      ],
    },
  },
  {
    phrasings: [
      "How do new colleagues learn their work?",
      "What happens when a new colleague has to learn the work?",
    ],
    guidance: "Learn whether training depends on who happens to be there.",
    answers: {
      "They watch a colleague": [
        "they sit next to an old hand for two weeks and see how it goes",
        "shadowing: they follow somebody experienced around",
        "sie laufen erst mal bei jemand Erfahrenem mit",
        "they go along with one of our old hands and look over his shoulder",
      ],
      "They read a handbook": [
        "there is a manual of ninety pages, and that is where they start",
        "we hand them our written guide and they study it",
        "sie bekommen unser Handbuch in die Hand gedrückt und lesen es durch",
        "on leur donne un manuel à étudier",
      ],
      "They take a course": [
        "we send them to a training provider for three days of classes",
        "they sit in a classroom with an instructor first",
        "sie gehen zuerst auf eine Schulung",
        "a week of lessons at the academy comes first",
      ],
      "They find out alone": [
        "nobody shows them anything, it's sink or swim",
        "thrown in at the deep end, without any help from us",
        "sie werden ins kalte Wasser geworfen",
        "they have to figure everything out by themselves",
      ],
    },
  },
  {
    phrasings: ["What do you do when a customer complains?", "How do you usually react to a complaint?"],
    guidance: "Look for complaints that are solved but never counted.",
    answers: {
      "We give a refund": [
        "they get their money back, no discussion",
        "we pay them back the full amount",
        "die bekommen ihr Geld zurück",
        "on les rembourse",
      ],
      "We send a replacement": [
        "a new one goes out the same day, and they keep the broken one",
        "we ship them another piece for free",
        "wir schicken ihnen ein neues Stück",
        "they receive a fresh one in exchange for the faulty one",
      ],
      "We apologize": [
        "we say sorry and that is all they get",
        "a nice letter that says how much we regret it, nothing else",
        "wir entschuldigen uns, mehr nicht",
        "we tell them we're sorry, nothing more",
      ],
      "We do nothing": [
        "to be honest we ignore them",
        "those letters go straight into the bin",
        "wir reagieren darauf überhaupt nicht",
        "no reaction from us at all",
      ],
    },
  },
  {
    phrasings: ["Where does your team work?", "From which place does your team work?"],
    guidance: "See how people who are apart learn what was decided.",
    answers: {
      "In one office": [
        "we all sit together in the same building downtown",
        "everybody has a desk in the same room",
        "wir sitzen alle im selben Gebäude",
        "nous sommes tous dans les mêmes locaux",
      ],
      "At home": [
        "each of us sits at the kitchen table, we gave up the rooms we rented",
        "fully remote, I'm in my pyjamas right now",
        "alle im Homeoffice",
        "everyone from their own living room",
      ],
      "At customers' sites": [
        "we are always out at the client's, installing things",
        "on location with whoever booked us",
        "immer beim Kunden vor Ort",
        "siempre en las instalaciones del cliente",
      ],
      "In a workshop": [
        "in the hall with the machines, between lathe and saw",
        "at the bench with our tools, it's loud and full of sawdust",
        "in der Werkhalle an den Maschinen",
        "in our garage, where we weld and paint",
      ],
    },
  },
  {
    phrasings: ["How do you back up your data?", "What happens to your data so that it isn't lost?"],
    guidance: "Find out whether a fire or a thief would take the copies as well.",
    answers: {
      "To the cloud": [
        "it's all mirrored to Dropbox overnight",
        "a provider on the internet keeps a copy, we use Backblaze",
        "das geht jede Nacht zu einem Anbieter im Internet",
        "everything syncs to OneDrive",
      ],
      "To an external drive": [
        "I plug in a USB disk on Fridays and copy everything",
        "there's a hard disk in my drawer that I connect once a week",
        "auf eine USB-Platte",
        "sur un disque dur USB",
      ],
      "To tape": [
        "we still have an LTO streamer with cartridges",
        "on magnetic cassettes that go into the safe",
        "auf LTO-Kassetten",
        "cartridges, which the streamer in the basement writes",
      ],
      "Not at all": [
        "there is no copy of anything, I know we should",
        "if the computer dies, everything is lost",
        "wir sichern überhaupt nichts",
        "we don't keep any copies",
      ],
    },
  },
  {
    phrasings: ["What ends most of your projects late?", "Why do your projects usually finish late?"],
    guidance: "Separate what the team can change from what it cannot.",
    answers: {
      "Missing material": [
        "the parts never arrive in time, so we stand around",
        "suppliers leave us without the steel that we need",
        "die Teile kommen zu spät vom Lieferanten",
        "we wait for deliveries of components",
      ],
      "Too few people": [
        "we are short of staff, half of the desks are empty",
        "not enough hands for all the work",
        "uns fehlt Personal",
        "il nous manque du personnel",
      ],
      "Changed requirements": [
        "the client wants something else every other week",
        "halfway through, the customer has a new idea and we start over",
        "der Kunde will dauernd etwas anderes",
        "the specification is rewritten again and again",
      ],
      "Broken machines": [
        "our equipment keeps failing and the repair takes days",
        "the press is out of order every other week",
        "die Anlagen fallen ständig aus",
        "something in the hall is always being repaired",
      ],
    },
  },
  {
    phrasings: ["How do you find new employees?", "Where do your new employees come from?"],
    guidance: "Learn which of the ways brings people who stay.",
    answers: {
      "Job boards": [
        "we put ads on Indeed and StepStone",
        "they answer an advertisement on Monster",
        "über Anzeigen bei StepStone",
        "we post on Indeed and wait",
      ],
      Recommendations: [
        "our own staff bring their friends and cousins along",
        "somebody who works here knows somebody",
        "unsere Leute bringen Bekannte mit",
        "an employee tells us about a good friend who is looking",
      ],
      "A recruiter": [
        "we pay a headhunter",
        "an agency searches for us and sends us three profiles",
        "ein Headhunter sucht für uns",
        "par un chasseur de têtes",
      ],
      "Former apprentices": [
        "we train youngsters for three years and keep them afterwards",
        "the ones who learned the trade with us stay on",
        "wir übernehmen die, die bei uns gelernt haben",
        "we educate our own and offer them a contract in the end",
      ],
    },
  },
  INVOICES,
];
