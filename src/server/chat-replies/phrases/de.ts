import type { ReplyPhrases } from "./reply-phrases";

export const DE_REPLIES: ReplyPhrases = {
  language: "de",
  tell: "der die das den dem ein eine einen ist sind bin und oder nicht ich wir sie mir mich uns mein meine unser unsere ihr ihre was wie warum wieso wer wann wozu welche kann können muss soll haben hat wird werden mit für von zu auf im zum zur auch noch schon nur aber es man dass bitte keine kein weiß bedeutet dieser diese lange viele in so alles",

  questions: { one: "eine Frage", other: "{count} Fragen" },
  minutes: { one: "eine Minute", other: "{count} Minuten" },
  about: "ungefähr {questions}",
  welcome:
    "Willkommen zu {title}. Ich führe Sie durch {questions}, eine nach der anderen. Sie können jederzeit aufhören und später dort weitermachen, wo Sie waren.",
  allDone: "Das war die letzte Frage. Vielen Dank!",

  acknowledgements: {
    answer: ["Danke: {answer}.", "Verstanden: {answer}.", "Notiert: {answer}.", "In Ordnung: {answer}."],
    outOfFive: "{rating} von 5",
    text: ["Danke.", "Notiert.", "Verstanden.", "In Ordnung."],
    quote: ["Danke, ich habe {words} notiert.", "Verstanden: {words}.", "Notiert: {words}."],
    skipped: [
      "Kein Problem, diese Frage lassen wir aus.",
      "Gut, wir machen ohne sie weiter.",
      "Ausgelassen.",
    ],
    leftOpen: [
      "Lassen wir diese Frage offen. Bis zum Abschluss können Sie sie noch beantworten.",
      "Wir überspringen diese Frage vorerst. Vor dem Abschluss können Sie darauf zurückkommen.",
    ],
    kept: [
      "Gut, Ihre Antwort bleibt, wie sie ist. Bis zum Abschluss können Sie sie jederzeit ändern.",
      "In Ordnung, ich habe nichts daran geändert.",
    ],
    full: [
      "Ihre Antwort hat schon die maximale Länge, deshalb konnte ich nichts hinzufügen.",
      "Das konnte ich nicht hinzufügen, weil Ihre Antwort schon so lang ist wie möglich.",
    ],
    newer:
      "Sie haben diese Frage schon im Formular beantwortet, deshalb habe ich diese Antwort behalten: {answer}",
    newerSkip: "Sie haben diese Frage schon im Formular übersprungen, dabei bleibt es.",
  },

  edited: "Antwort auf Frage {number} geändert: {answer}",
  skipped: "übersprungen",
  quoted: "„{words}“",
  crowded: [
    "Das KI-Modell ist gerade ausgelastet, deshalb antwortet hier der eingebaute Assistent.",
    "Das KI-Modell ist noch ausgelastet, deshalb habe ich auch diese Nachricht ohne das Modell bearbeitet.",
  ],

  refused: {
    required: [
      "Das verstehe ich, aber ohne diese Frage lässt sich die Befragung nicht abschließen.",
      "Diese Frage kann nicht ausgelassen werden: Hier wird eine Antwort gebraucht.",
    ],
    greeting: ["Guten Tag, und danke, dass Sie sich die Zeit nehmen!", "Schön, dass Sie da sind."],
    thanks: ["Gern geschehen!", "Sehr gern."],
    parting: [
      "Auf Wiedersehen! Ihre Antworten sind gespeichert, Sie können jederzeit weitermachen.",
      "Bis später! Alles, was Sie beantwortet haben, ist gespeichert.",
    ],
    noise: ["Damit konnte ich nichts anfangen.", "Darin konnte ich keine Antwort lesen."],
    "unsure-text": [
      "Sie müssen es nicht wissen. Was fällt Ihnen als Erstes ein? Wenn nichts, senden Sie dieselbe Nachricht noch einmal.",
      "Sie müssen nicht sicher sein. Ein erster Gedanke genügt. Wenn Sie keinen haben, senden Sie das einfach noch einmal.",
    ],
    "unsure-closed": ["Das macht nichts, es muss nicht genau sein.", "Eine grobe Schätzung genügt."],
    ambiguous: [
      "Ich bin nicht sicher, welche Antwort Sie meinen.",
      "Ich konnte nicht erkennen, welche davon Sie meinen.",
    ],
    several: [
      "Sie haben mehrere genannt, hier können Sie aber nur eine wählen.",
      "Bitte wählen Sie hier nur eine Antwort.",
    ],
    none: [
      "Wenn nichts genau passt, wählen Sie die Antwort, die am nächsten kommt.",
      "Es muss nicht genau passen. Was am ehesten zutrifft, genügt.",
    ],
    "off-scale": ["Das liegt außerhalb der Skala.", "Die Skala geht nur von 1 bis 5."],
    "out-of-range": [
      "Eine Antwort mit dieser Nummer gibt es nicht.",
      "Diese Nummer steht nicht auf der Liste.",
    ],
    "not-whole": ["Hier sind nur ganze Zahlen möglich.", "Ich brauche hier eine ganze Zahl."],
    "too-long": ["Diese Antwort ist zu lang.", "Das ist länger, als ich speichern kann."],
    "unclear-text": [
      "Ich bin nicht sicher, ob ich das verstanden habe. Mögen Sie ein wenig mehr dazu sagen?",
      "Da konnte ich nicht ganz folgen. Könnten Sie es anders ausdrücken?",
    ],
    "unclear-closed": [
      "Das konnte ich keiner Antwort zuordnen.",
      "Ich erkenne nicht, welche der Antworten das ist.",
    ],
    "bare-number": [
      "Könnten Sie ein paar Worte dazu schreiben? Wenn die Zahl alles sagt, senden Sie sie noch einmal.",
      "Wofür steht diese Zahl? Wenn es nichts hinzuzufügen gibt, senden Sie sie einfach erneut.",
    ],
    "bare-yes": ["Können Sie mir etwas mehr sagen als Ja?", "Danke. Mögen Sie noch etwas dazu sagen?"],
    reference: [
      "Antworten aus anderen Fragen kann ich nicht übernehmen. Bitte schreiben Sie es hier noch einmal.",
      "Jede Frage braucht eine eigene Antwort, auch wenn es dieselbe ist wie zuvor.",
    ],
    command: [
      "Ich kann nur diese Fragen stellen und Ihre Antworten speichern.",
      "Das kann ich hier nicht tun.",
    ],
    abuse: ["Es tut mir leid, dass das ärgerlich ist.", "Ich verstehe, dass Sie genug davon haben."],
    wait: [
      "Lassen Sie sich Zeit. Es ist alles gespeichert.",
      "Keine Eile. Antworten Sie einfach, wenn Sie so weit sind.",
    ],
  },

  didYouMean: [
    "Meinen Sie {answer}?",
    "Ich bin nicht sicher, ob ich Sie richtig verstehe. Ist {answer} gemeint?",
  ],

  asks: {
    keepWords: [
      "Soll ich Ihre Nachricht als Antwort speichern?",
      "Ist das Ihre Antwort? Dann speichere ich sie so, wie Sie sie geschrieben haben.",
    ],
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
    back: ["Nun zurück zur Frage.", "Hier ist die Frage noch einmal.", "Machen wir mit der Frage weiter."],
  },

  nothingMore: [
    "Mehr Informationen habe ich zu dieser Frage nicht. Bitte antworten Sie so, wie Sie sie verstehen.",
    "Gehen Sie einfach von Ihrem eigenen Verständnis der Frage aus.",
  ],
  noReason: "Zu dieser Frage ist nicht angegeben, warum sie gestellt wird.",
  allIKnow: ["Das ist alles, was ich Ihnen dazu sagen kann.", "Mehr weiß ich darüber nicht."],
  cannotAnswer: ["Das kann ich hier nicht beantworten.", "Darauf habe ich keine Antwort."],
  contact: {
    email: "Hilfe bekommen Sie unter {email}.",
    organization: "Bitte fragen Sie {organization} oder die Person, die Sie eingeladen hat.",
  },

  facts: {
    readers:
      "Ihre Antworten lesen die Personen bei {organization}, die diese Befragung betreuen. Die Antworten sind nicht anonym: Ihr Name oder Ihre E-Mail-Adresse wird dazu angezeigt.",
    readByModel: "Auch ein KI-Modell liest sie, um Sie zu verstehen und Ihre Empfehlungen zu schreiben.",
    readByNoModel: "Ein KI-Modell liest sie zurzeit nicht.",
    privacy: "Mehr dazu: {url}",
    left: "Es fehlen noch: {questions}, ungefähr {minutes}.",
    leftOnScreen: "Der Zähler oben zeigt, wie viele Fragen noch kommen.",
    pause:
      "Ja, Sie können jederzeit aufhören. Ihre Antworten sind gespeichert. Kommen Sie in diesem Browser zurück oder auf einem anderen Gerät mit einem Anmeldelink, der an Ihre E-Mail-Adresse geschickt wird.",
    highIsGood: "Eine hohe Zahl ist gut: 5 ist die beste Antwort und 1 die schlechteste.",
    highIsBad: "Eine hohe Zahl ist hier schlecht: 5 ist die schlechteste Antwort und 1 die beste.",
    highIsNeutral:
      "Keine Zahl ist hier besser als eine andere. Wählen Sie die, die Ihre Situation beschreibt.",
    highIsUnsaid: "Wählen Sie die Zahl, die Ihre Situation beschreibt.",
    scale: "Das bedeuten die einzelnen Zahlen:",
    scaleUnnamed: "1 ist die niedrigste Zahl und 5 die höchste.",
    oneOption: "Hier können Sie nur eine Option wählen.",
    severalOptions: "Ja, hier können Sie mehrere Optionen wählen.",
    oneRating: "Sie können nur eine Zahl wählen, von 1 bis 5.",
    anyText: "Sie können hier in eigenen Worten auch mehreres nennen.",
    optional: 'Ja, diese Frage ist freiwillig. Schreiben Sie "überspringen", um sie auszulassen.',
    required: "Diese Frage ist Pflicht. Sie brauchen hier eine Antwort, bevor Sie abschließen können.",
    notAPerson: "Ich bin ein automatischer Assistent und kein Mensch, und ich kann Sie nicht verbinden.",
  },

  distress: {
    calm: [
      "Es tut mir leid, dass es Ihnen so geht. Sie müssen diese Frage jetzt nicht beantworten, und ich habe Ihre Nachricht nicht als Antwort gespeichert.",
      "Danke, dass Sie mir das sagen. Machen Sie gern eine Pause. Ich habe Ihre Nachricht nicht als Antwort gespeichert.",
    ],
    email: "Sie können an {email} schreiben.",
    organization: "Sie können mit {organization} oder der Person sprechen, die Sie eingeladen hat.",
    emergency: "Wenn Sie in Gefahr sind, rufen Sie den örtlichen Notruf an.",
  },

  edit: {
    offer: [
      "Soll ich Ihre Antwort auf Frage {number} („{question}“) in {answer} ändern?",
      "Frage {number} („{question}“): Möchten Sie Ihre Antwort in {answer} ändern?",
    ],
    open: [
      'Um Ihre Antwort auf Frage {number} („{question}“) zu ändern, drücken Sie "Change answer {number}".',
      'Drücken Sie "Change answer {number}", um Ihre Antwort auf Frage {number} („{question}“) zu bearbeiten.',
    ],
    how: [
      'Um eine Antwort zu ändern, drücken Sie "Edit" neben ihr oder nennen Sie die Nummer der Frage: "ändere Frage 4".',
      'Welche Antwort möchten Sie ändern? Schreiben Sie zum Beispiel "ändere Frage 4" oder drücken Sie "Edit" neben der Antwort.',
    ],
    already: [
      "Ihre Antwort auf Frage {number} („{question}“) lautet schon {answer}.",
      "Bei Frage {number} („{question}“) steht schon {answer}.",
    ],
    notYet: [
      "Sie haben Frage {number} noch nicht beantwortet, also gibt es nichts zu ändern.",
      "Zu Frage {number} gibt es noch keine Antwort.",
    ],
    done: [
      "Erledigt: Ihre Antwort auf Frage {number} („{question}“) lautet jetzt {answer}.",
      "Ich habe Ihre Antwort auf Frage {number} („{question}“) in {answer} geändert.",
    ],
    declined: ["In Ordnung, diese Antwort bleibt, wie sie ist.", "Gut, es wurde nichts geändert."],
    gone: [
      "Diese Frage gehört nicht mehr zur Befragung, deshalb wurde nichts geändert.",
      "Diese Antwort konnte ich nicht ändern, weil die Frage nicht mehr gestellt wird.",
    ],
  },
};
