import type { Phrases } from "./phrases";

export const DE: Phrases = {
  language: "de",
  tell: "der die das den dem ein eine einen ist sind bin und oder nicht ich wir sie mir mich uns mein meine unser unsere ihr ihre was wie warum wieso wer wann wozu welche kann können muss soll haben hat wird werden mit für von zu auf im zum zur auch noch schon nur aber es man dass bitte keine kein weiß bedeutet dieser diese lange viele in so alles",

  questions: { one: "eine Frage", other: "{count} Fragen" },
  minutes: { one: "eine Minute", other: "{count} Minuten" },
  about: "ungefähr {questions}",
  welcome:
    "Willkommen zu {title}. Ich führe Sie durch {questions}, eine nach der anderen. Sie können jederzeit aufhören und später dort weitermachen, wo Sie waren.",
  allDone: "Das war die letzte Frage. Vielen Dank!",

  taken: {
    answer: ["Danke: {answer}.", "Verstanden: {answer}.", "Notiert: {answer}.", "In Ordnung: {answer}."],
    outOfFive: "{rating} von 5",
    text: ["Notiert.", "Danke.", "Verstanden.", "In Ordnung."],
    words: [
      "Danke, ich habe notiert: „{words}“",
      "„{words}“ – das ist notiert.",
      "Das habe ich aufgeschrieben: „{words}“",
    ],
    skipped: [
      "Kein Problem, diese Frage lassen wir aus.",
      "Gut, wir machen ohne sie weiter.",
      "Ausgelassen.",
    ],
    leftOpen: [
      "Lassen wir diese Frage offen. Solange noch andere Fragen kommen, können Sie sie nachholen.",
      "Diese Frage bleibt vorerst offen; bis zur letzten Frage können Sie darauf zurückkommen.",
    ],
    kept: [
      "Gut, Ihre Antwort bleibt, wie sie ist. Bis zum Abschluss können Sie sie jederzeit ändern.",
      "In Ordnung, ich habe nichts daran geändert.",
    ],
    full: [
      "Vielen Dank. Ihre Antwort ist schon so lang, wie sie sein kann, darum bleibt sie, wie sie war.",
      "In dieser Antwort ist kein Platz mehr, sie bleibt also unverändert.",
    ],
    newer:
      "Sie haben diese Frage inzwischen im Formular beantwortet, ich habe diese Antwort behalten: {answer}",
    newerSkip: "Sie haben diese Frage inzwischen im Formular übersprungen, dabei habe ich es belassen.",
  },

  edited: "Antwort auf Frage {number} geändert: {answer}",
  skipped: "übersprungen",
  quoted: "„{words}“",
  crowded: [
    "Gerade antworten viele Menschen, und das KI-Modell hatte keine Zeit für diese Nachricht; ich habe sie darum selbst gelesen.",
    "Das KI-Modell ist noch mit anderen beschäftigt, darum habe ich auch diese Nachricht selbst gelesen.",
  ],

  refused: {
    required: [
      "Das verstehe ich, aber ohne diese Frage lässt sich die Befragung nicht abschließen.",
      "Diese Frage kann nicht ausgelassen werden: Hier wird eine Antwort gebraucht.",
    ],
    greeting: ["Guten Tag, und danke, dass Sie sich die Zeit nehmen!", "Schön, dass Sie da sind."],
    thanks: ["Gern geschehen!", "Sehr gern."],
    parting: [
      "Auf Wiedersehen: Es ist alles gespeichert, und Sie können jederzeit weitermachen.",
      "Bis später! Nichts geht verloren.",
    ],
    noise: ["Damit konnte ich nichts anfangen.", "Darin konnte ich keine Antwort lesen."],
    unsureText: [
      "Sie müssen es nicht wissen. Was fällt Ihnen als Erstes ein, oder was müssten Sie wissen, um zu antworten? Wenn da nichts ist, senden Sie dasselbe noch einmal.",
      "Sie müssen nicht sicher sein. Ein erster Gedanke genügt, und wenn es keinen gibt, senden Sie einfach dasselbe noch einmal.",
    ],
    unsureClosed: ["Das macht nichts, es muss nicht genau sein.", "Eine grobe Schätzung genügt."],
    ambiguous: ["Das kann mehreres bedeuten.", "Das lässt sich auf mehr als eine Art lesen."],
    unclearWhich: [
      "Ich bin nicht sicher, welche Antwort Sie meinen.",
      "Ich konnte nicht erkennen, welche davon gemeint ist.",
    ],
    several: [
      "Sie haben mehrere genannt, hier kann aber nur eine gewählt werden.",
      "Hier ist nur eine einzige Antwort möglich.",
    ],
    none: [
      "Wenn nichts richtig passt, genügt, was am nächsten kommt.",
      "Es muss nicht genau stimmen: Nehmen Sie, was am ehesten zutrifft.",
    ],
    offScale: ["Das liegt außerhalb der Skala.", "Die Skala endet bei 5."],
    noSuchOption: [
      "Eine Antwort mit dieser Nummer gibt es nicht.",
      "Diese Nummer steht nicht auf der Liste.",
    ],
    notWhole: ["Hier sind nur ganze Zahlen möglich.", "Ich brauche hier eine ganze Zahl."],
    tooLong: ["Das ist mir ein wenig zu lang.", "Das ist mehr, als ich behalten kann."],
    unclearText: [
      "Ich bin nicht sicher, ob ich das verstanden habe. Mögen Sie ein wenig mehr dazu sagen?",
      "Da konnte ich nicht ganz folgen. Könnten Sie es anders ausdrücken?",
    ],
    unclearClosed: [
      "Das konnte ich keiner Antwort zuordnen.",
      "Ich erkenne nicht, welche der Antworten das ist.",
    ],
    bareNumber: [
      "Könnten Sie in Worten sagen, was Sie meinen? Wenn die Zahl alles sagt, senden Sie sie noch einmal.",
      "Ein paar Worte zu dieser Zahl würden mir helfen. Sagt sie schon alles, senden Sie sie einfach erneut.",
    ],
    bareYes: [
      "Ihr Ja habe ich gehört, aber noch nicht, was dahintersteht.",
      "Ein Ja allein sagt mir hier zu wenig.",
    ],
    reference: [
      "Was Sie an anderer Stelle gesagt haben, kann ich nicht übernehmen; bitte sagen Sie es hier noch einmal.",
      "Jede Frage behält ihre eigene Antwort, auch wenn es dieselbe ist.",
    ],
    command: [
      "Ich kann nur diese Fragen stellen und Ihre Antworten notieren.",
      "Das kann ich hier nicht tun.",
    ],
    abuse: [
      "Ich sehe, dass das ärgerlich ist, und das tut mir leid.",
      "Ich verstehe, dass Sie genug davon haben.",
    ],
    wait: ["Lassen Sie sich Zeit, alles ist gespeichert.", "Keine Eile: Ich bin da, wenn Sie so weit sind."],
    asUnderstood: [
      "Antworten Sie so, wie Sie die Frage verstehen; darauf kommt es hier an.",
      "Wie auch immer Sie es lesen, Ihre Antwort ist richtig.",
    ],
  },

  likely: {
    one: ["Meinen Sie {answer}?", "Ich lese das als {answer}. Stimmt das?"],
    all: [
      "Bis jetzt habe ich: {answer}. Ist das alles?",
      "Verstanden habe ich {answer}. Ist das vollständig?",
    ],
  },

  asks: {
    ownWords: [
      "Bitte antworten Sie mit eigenen Worten; ein Satz genügt.",
      "Es gibt kein Richtig oder Falsch, wenige Worte reichen.",
      "Was würden Sie dazu sagen?",
    ],
    shorten: [
      "Bitte kürzen Sie Ihre Antwort auf das Wichtigste.",
      "Können Sie das Wichtigste mit weniger Worten sagen?",
    ],
    choose: [
      "Bitte tippen Sie eine Antwort an oder schreiben Sie ihre Nummer:",
      "Was davon passt am besten? Die Nummer genügt:",
    ],
    chooseSeveral: [
      "Bitte wählen Sie alles, was zutrifft, oder schreiben Sie die Nummern:",
      "Was davon trifft zu? Sie können auch mehreres nennen:",
    ],
    chooseAgain: [
      "Bitte wählen Sie aus der Liste oben; die Nummer genügt.",
      "Tippen Sie an, was am besten passt, oder schreiben Sie eine Nummer aus der Liste.",
    ],
    which: ["Welche Antwort passt am besten?", "Welche davon meinten Sie?"],
    rate: [
      "Bitte tippen Sie eine Zahl von 1 bis 5 an oder schreiben Sie sie: 1 bedeutet „{lowest}“, 5 bedeutet „{highest}“.",
      "Welche Zahl kommt am nächsten, von 1 („{lowest}“) bis 5 („{highest}“)?",
    ],
    rateUnnamed: [
      "Bitte tippen Sie eine Zahl von 1 bis 5 an oder schreiben Sie sie: 1 ist am niedrigsten, 5 am höchsten.",
      "Welche Zahl kommt am nächsten, von 1 (am niedrigsten) bis 5 (am höchsten)?",
    ],
    scale: ["Das bedeuten die Zahlen:", "Zwischen diesen Stufen können Sie wählen:"],
    more: "… und {count} weitere",
    skip: [
      'Oder schreiben Sie "überspringen", um diese Frage auszulassen.',
      'Wenn Sie hier lieber nicht antworten, schreiben Sie "überspringen".',
    ],
    form: [
      "Sie können auch im Formular antworten.",
      'Oder drücken Sie "Answer in the form" und machen Sie dort weiter.',
    ],
    back: [
      "Nun zurück zur Frage.",
      "Machen wir mit der Frage weiter.",
      "Und was antworten Sie auf die Frage?",
    ],
  },

  nothingMore:
    "Mehr, als in der Frage steht, kann ich Ihnen nicht sagen. Bitte nehmen Sie sie so, wie Sie sie verstehen.",
  noReason: "Wer diese Frage gestellt hat, hat nicht dazugeschrieben, warum.",
  allIKnow: ["Das ist alles, was ich Ihnen dazu sagen kann.", "Mehr als das Gesagte weiß ich darüber nicht."],

  facts: {
    readers:
      "Ihre Antworten werden bei {house} gelesen, von den Menschen, die diese Befragung betreuen. Sie sind nicht anonym: Ihr Name oder Ihre Adresse steht daneben.",
    readByModel: "Auch ein KI-Modell liest sie, um Sie zu verstehen und Ihre Empfehlungen zu schreiben.",
    readByNoModel: "Ein KI-Modell liest sie zurzeit nicht.",
    privacy: "Mehr dazu: {url}",
    left: "Nach jetzigem Stand kommen noch: {questions}, ungefähr {minutes}.",
    leftOnScreen: "Der Zähler oben zeigt, wie viele Fragen noch kommen.",
    pause:
      "Ja, Sie können jederzeit aufhören. Alles ist gespeichert: Kommen Sie in diesem Browser zurück oder auf jedem anderen Gerät mit einem Link, den Sie sich an Ihre Adresse schicken lassen.",
    changes: 'Ja. Drücken Sie "Edit" neben einer Antwort; bis zum Abschluss lässt sich jede ändern.',
    given: 'Bisher haben Sie so geantwortet; alles steht auf dieser Seite unter "Your answers":',
    givenOne: "Frage {number} („{question}“): {answer}",
    erasure: 'Ja: Unter "Your assessments" können Sie diese Befragung jederzeit mit allen Antworten löschen.',
    result:
      "Sie bekommen schriftliche Empfehlungen, die auf Ihren Antworten beruhen. Sie finden sie nach dem Abschluss hier, und später mit einem Link, den Sie sich an Ihre Adresse schicken lassen.",
    model:
      "Ich bin ein KI-Assistent, kein Mensch: Ein KI-Modell liest, was Sie schreiben, und es kann sich irren.",
    program: "Ich bin ein Programm, das nach Regeln arbeitet, kein Mensch und kein KI-Modell.",
    needed:
      'Ja, diese Frage wird für den Abschluss gebraucht. Freiwillige Fragen lassen sich mit "überspringen" auslassen.',
    optional: 'Nein, diese Frage ist freiwillig: Mit "überspringen" lassen Sie sie aus.',
    write: "Bitte schreiben Sie an {email}; bei {house} hilft man Ihnen weiter.",
    ask: "Bitte fragen Sie {house} oder wen immer, der Sie eingeladen hat.",
  },

  correction: {
    already: "Ihre Antwort auf Frage {number} („{question}“) lautet schon: {answer}.",
    offer: [
      "Soll ich Ihre Antwort auf Frage {number} („{question}“) ändern, und zwar in {answer}?",
      "Frage {number} („{question}“): Möchten Sie stattdessen {answer} antworten?",
    ],
    open: [
      "Wie soll Ihre Antwort auf Frage {number} („{question}“) stattdessen lauten?",
      "Bitte sagen Sie mir, was bei Frage {number} („{question}“) stehen soll, oder drücken Sie den Knopf.",
    ],
    which: [
      'Welche Antwort soll ich ändern? Nennen Sie mir die Nummer der Frage und was dort stehen soll, oder drücken Sie "Edit" neben der Antwort.',
      "Bitte nennen Sie die Frage mit ihrer Nummer, und was ich dort stattdessen eintragen soll.",
    ],
    notYet: [
      "Frage {number} ist noch nicht beantwortet, da gibt es nichts zu ändern.",
      "Zu Frage {number} gibt es bisher keine Antwort, die ich ändern könnte.",
    ],
    noneYet: "Es gibt noch keine Antwort, die ich ändern könnte.",
    done: "Erledigt: Ihre Antwort auf Frage {number} („{question}“) lautet jetzt {answer}.",
    leave: ["Gut, diese Antwort bleibt, wie sie ist.", "In Ordnung, ich lasse sie unverändert."],
    stale: [
      "Diese Antwort lässt sich so nicht mehr ändern, darum habe ich alles gelassen, wie es war.",
      "Es wurde nichts geändert: Diese Frage wird nicht mehr gestellt.",
    ],
  },
};
