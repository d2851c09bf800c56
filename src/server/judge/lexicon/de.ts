import type { Lexicon } from "./lexicon";

export const DE: Lexicon = {
  language: "de",

  values: {},

  grammar: {},

  moves: {
    filler: `
      der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, ist, sind, war, waren, bin, bist,
      seid, sein, werden, wird, wurde, hat, habe, hab, haben, hatte, und, so, als, wenn, dann, da, hier,
      dort, auch, noch, nur, mal, ja, doch, eh, halt, eben, schon, denn, eigentlich, ehrlich,
      ehrlich gesagt, nicht, net, ned, nid, nix, kein, keine, keinen, zu, zum, zur, in, im, an, am, auf,
      bei, beim, mit, von, vom, für, aus, um, über, nach, vor, bis, bitte, bitteschön, sorry, tschuldigung,
      entschuldigung, entschuldige, ok, okay, gut, also, na, naja, ach, äh, ähm, hm, hmm, jetzt, gerade,
      grad, gleich, sehr, ganz, echt, wirklich, einfach, etwas, was, irgendwas, irgendwie, man, sich, er,
      sie, es, s, ihn, ihm, ihnen, tun, tut, mach, machen, macht, gehen, geht, gehts, kann, können, könnte,
      soll, sollte, möchte, will, wollte, würde, lass, lassen, viel, mehr, alter, genau, danke, überhaupt,
      gar, erst, erstmal, nun, dazu, davon, daran, darüber, damit, stelle, leider, lieber, gerne, gern, i,
      a, de, dr, d, isch, het, ha, no, au, nur so, keiner, mein gott, diese, dieser, dieses, diesem, diesen,
      welcher weise, gell`,
    me: "ich, i, mir, mich, mein, meine, meinen, meiner, meinem, meins, bi, han, bin, hab",
    we: "wir, uns, unser, unsere, unseren, unserem, unserer, mir ham, wie man",
    you: `
      du, sie, ihr, dich, dir, euch, dein, deine, deinen, ihre, ihren, ihrem, euer, eure, euren, s, ihnen,
      leute`,
    this: "das, dies, diese, dieser, dieses, diesem, diesen, es, hier, dabei, den, da, sowas",
    or: "oder, bzw",
    turn: `
      aber, jedoch, vielleicht, vermutlich, wahrscheinlich, ich denke, ich glaube, ich würde sagen, denke,
      glaube, schätze, vor allem, hauptsächlich, weil, außer, obwohl, wohl, eventuell, am ehesten, sondern,
      höchstens, weiter so`,

    who: "wer, wem, wen, wessen, jemand, irgendwer",
    why: "warum, wieso, weshalb, wozu, wofür, weswegen, für was, zu welchem zweck, was bringt",
    what: "was, wos, wat",
    ask: `
      wie, welche, welcher, welches, welchen, welchem, wann, wo, wohin, woher, wieviel, wieviele, wie viele,
      wie viel, wie oft, inwiefern, ab wann, womit, woran, worum`,
    opens: `
      ist das, ist es, ist der, ist die, sind die, sind das, sind sie, bist du, seid ihr, sind meine,
      sind ihr, muss ich, muss man, müssen wir, müss ma, kann ich, kann man, können wir, kannst du,
      können sie, könnt ihr, könnten sie, könntest du, darf ich, soll ich, sollen wir, zählt, zählen, gilt,
      gelten, gehört, gehören, meinst du, meinen sie, meint ihr, wird das, werden die, werden meine,
      bleibt das, bleiben, habt ihr, haben sie, hast du, gibt es, gibts, gibt, geht es, dauert das,
      dauert es, sieht das, sieht mein, liest das, lesen das, liest mein, kriegt, bekommt, bekomme ich,
      kriege ich, rede ich, spreche ich, schreibe ich, chatte ich, ob, isch das`,
    particle: "",
    howMany: `
      wie viele, wie viel, wieviele, wieviel, wie oft, wie lange, wie alt, wie hoch, wie groß, wann, jahr,
      jahre, zahl, anzahl, prozent, seit, betrag, umsatz, kosten, budget, alter, summe, quote, anteil,
      menge`,

    offers: "wie wäre, wie wärs, wie wär",
    mean: `
      meinst, meinen, meint, gemeint, bedeutet, bedeuten, heißt, heisst, heissen, zählt, zählen, gezählt,
      gilt, gehört, gehören dazu, verstehen sie unter, verstehst du unter, versteht ihr unter, versteht man,
      ist mit, soll heißen, soll das heißen, auf was bezogen, bezieht, bezogen auf, mitzählen, einrechnen,
      mitgerechnet, dazuzählen, konkret, genau gemeint, hinaus, besser, beste, schlechteste, definition`,
    lost: `
      verstehe nicht, versteh nicht, verstehe ich nicht, versteh ich nicht, verstehe die frage nicht,
      versteh die frage nicht, verstehe das nicht, versteh das nicht, versteh ich net, verstehs nicht,
      versteh i ned, nicht verstanden, kapier, kapiere, kapier ich nicht, check ich nicht, checks nicht,
      blick nicht, raff ich nicht, unklar, unverständlich, wie bitte, hä, häh, was meinst du,
      was meinen sie, was soll das heißen, was soll das, keinen sinn, ergibt keinen sinn, verwirrt,
      verwirrend, zu ungenau, zu allgemein, was ist gemeint, was ist damit gemeint, nochmal bitte,
      was wollt ihr, was wollen sie wissen, was willst du wissen, komme nicht mit, was heißt das`,
    explain: `
      erklären, erklär, erkläre, erklärst, erklärung, erläutern, erläutere, beispiel, beispiele,
      zum beispiel, anders formulieren, umformulieren, anders fragen, genauer, konkreter, präzisieren,
      hilfe, helfen, hilf mir, übersetzen, wiederholen, anders ausdrücken, einfacher, näher, tipp`,

    survey: `
      umfrage, umfragen, fragebogen, formular, befragung, assessment, test, quiz, chat, gespräch, interview,
      sache, spaß, erhebung, prozess, schas, scheiß, ganze, formulare`,
    question: "frage, fragen, fr, ding, fragerei",
    answer: `
      antwort, antworten, antwortet, angabe, angaben, eingabe, eingaben, bewertung, bewertungen, wert, note,
      rückmeldung`,

    read: `
      liest, lesen, gelesen, sieht, sehen, gesehen, siehst, erfährt, erfahren, bekommt das, kriegt das,
      zu gesicht, zugriff, einsicht, weitergegeben, weitergeleitet, weiß, wissen, mitlesen, einsehen,
      gezeigt, beauftragt, steckt dahinter, hinter, geschickt, gemeldet, auswerten, ausgewertet, landet,
      landen, kopie, bestellt`,
    others: `
      chef, chefin, chefs, boss, vorgesetzte, vorgesetzter, vorgesetzten, arbeitgeber, firma, bank,
      kollegen, kollege, team, personalabteilung, hr, finanzamt, polizei, konkurrenz, kunden, behörde,
      behörden, leitung, geschäftsführung, geschäftsleitung, betriebsrat, dritte, andere, anderen, betriebe,
      lieferanten`,
    private: `
      anonym, anonymisiert, vertraulich, datenschutz, dsgvo, geheim, öffentlich, veröffentlicht,
      weitergegeben, unter uns, mein name, meinen namen, namentlich, privat, personenbezogen, rückschlüsse,
      zurückverfolgt`,
    store: `
      gespeichert, speichert, gespeicherten, daten, server, aufbewahrt, gelöscht, verkauft, verwendet,
      verarbeitet, cloud`,
    howLong: `
      wie lange, wie lang, wie lange noch, wie lang noch, wie viele noch, wieviele noch, wie viele fragen,
      wieviele fragen, wie viel noch, wieviel noch, wann fertig, wann ist schluss, bald fertig, bald vorbei,
      bald geschafft, noch viele, noch lange, noch lang, dauert das noch, dauerts noch, sind wir durch,
      sind wir fertig, letzte frage, wie weit, wie viel zeit, kommt noch viel, wann ist das vorbei,
      wann hört das auf, ende in sicht`,
    left: `
      noch, übrig, fehlen, mehr, dauert, dauern, dauerts, kommen, verbleibend, minuten, fertig, zeit, ende,
      weitere`,
    pause: `
      pause, pausieren, unterbrechen, aufhören, stoppen, schließen, zumachen, abbrechen, beenden,
      weitermachen, fortsetzen, fertig machen, weg, ausmachen, rest, zwischenspeichern`,
    later: `
      später, morgen, heute abend, nachher, danach, ein andermal, wiederkommen, weitermachen, fortsetzen,
      zurückkommen, nächste woche, am handy, anderem gerät, wann anders, dort weiter, wo ich aufgehört`,
    save: `
      gespeichert, speichern, speichert, verloren, weg, verschwindet, von vorne, neu anfangen, erhalten,
      futsch, merkt`,
    outcome: `
      was bekomme ich, was krieg ich, was kriege ich, was habe ich davon, was hab ich davon, was passiert,
      was kommt dabei raus, was kommt raus, was bringt, ergebnis, ergebnisse, auswertung, am ende,
      am schluss, danach, bericht, empfehlung, empfehlungen, bringt mir das, sinn, nutzen, krieg ich da was,
      was macht ihr mit, was machen sie mit, was machst du mit`,
    bot: `
      bot, bots, roboter, mensch, maschine, ki, ai, computer, chatgpt, programm, echter mensch,
      echte person, person, echt, chatbot, automat`,
    identity: `
      wer bist du, wer sind sie, wer seid ihr, was bist du, was sind sie, wie heißt du, wie heißen sie,
      bist du ein, bist du eine, bist du echt, sind sie ein, sind sie eine, rede ich mit, spreche ich mit,
      schreibe ich mit, red i mit, wer spricht, mit wem, ist da jemand, jemand da`,
    must: `
      muss, müssen, muss ich, müss ma, pflicht, verpflichtend, pflichtfrage, freiwillig, optional, zwingend,
      notwendig, gezwungen, darf ich auslassen, kann ich auslassen, kann ich überspringen`,
    contact: `
      kontakt, kontaktieren, ansprechpartner, telefonnummer, hotline, support, wen kann ich fragen,
      wen frage ich, an wen, wenden, anrufen, mit jemandem reden, mit jemand reden, beschweren, nachfragen,
      rückfragen, bei fragen, erreichen`,

    before: `
      vorige, vorigen, voriger, vorher, vorhin, vorherige, vorherigen, davor, zuvor, letzte, letzten,
      letzter, letztes, frühere, früher, oben, eben, vorhergehende, vorhergehenden, zurück, schon,
      letzten mal, vorletzte, vorletzten`,
    said: `
      was ich gesagt, was ich geschrieben, ich gesagt, ich geschrieben, ich angegeben, ich eingegeben,
      ich getippt, ich gewählt, ich geantwortet, ich angeklickt, gesagt habe, gesagt hab, geschrieben habe,
      geschrieben hab, gschribe, angegeben habe, hab ich gesagt, hab ich geschrieben, hab ich angegeben,
      habe ich gesagt, habe ich geschrieben, habe ich angegeben, han ich gseit, eingetragen`,
    change: `
      ändern, ändere, änder, geändert, ändert, korrigieren, korrigiere, korrigier, berichtigen, verbessern,
      bearbeiten, ersetzen, umändern, tausche, mach draus, mach daraus, setz, setze, stell, abändern`,
    wrong: `
      falsch, falsches, falsche, fehler, vertippt, verklickt, vertan, geirrt, irrtum, verwechselt,
      versehentlich, aus versehen, verschrieben, verlesen, nicht richtig, nicht korrekt, stimmt nicht,
      stimmt so nicht, ups, hoppla, verdrückt, missverstanden, blödsinn geschrieben`,
    shouldBe: `
      sollte sein, soll sein, sollte heißen, soll heißen, muss heißen, müsste heißen, muss sein, gehört,
      ich meinte, ich meine, meinte, gemeint war, wollte sagen, wollte schreiben, richtig ist, richtig wäre,
      korrekt ist, ist eigentlich, sind eigentlich, statt, anstatt, muss auf, sondern, s sind, es sind,
      sollte auf`,
    to: "auf, zu, in",
    back: `
      zurück, geh zurück, gehe zurück, gehen sie zurück, nochmal zurück, eins zurück, vorherige frage,
      vorige frage, rückgängig, zur vorherigen, zur vorigen frage, zurück zur, kann ich zurück,
      eine frage zurück`,
    same: `
      gleich, gleiche, gleichen, gleicher, gleiches, das gleiche, dasselbe, dieselbe, selbe, selben,
      genauso, ebenso, identisch, detto, dito, nimm die`,
    refer: `
      siehe oben, wie oben, s o, so wie oben, dito, detto, wie gesagt, wie bereits gesagt, wie schon gesagt,
      wie erwähnt, wie vorher, wie vorhin, wie zuvor, wie eben, siehe vorherige, siehe vorige, siehe letzte,
      siehe frage, siehe antwort, hab ich schon, habe ich schon, habe ich bereits, hab ich bereits,
      hab ich doch schon, schon gesagt, schon beantwortet, bereits beantwortet, bereits gesagt,
      schon geschrieben, steht oben, steht schon, steht alles, gleich wie, dasselbe wie, das gleiche wie,
      wie beim letzten`,

    ignore: `
      ignoriere, ignorier, ignorieren, vergiss, vergesse, vergessen sie, missachte, überschreibe, umgehe,
      verwirf`,
    rules: `
      anweisung, anweisungen, instruktion, instruktionen, regeln, prompt, systemprompt, vorgaben, vorgabe,
      befehle, systemnachricht, alles oben, richtlinien, einstellungen, passwort, programmierung`,
    show: `
      zeig, zeige, zeigen sie, gib aus, ausgeben, gib mir, nenn, nenne, verrate, verrat, wiederhole, druck,
      sag mir, schick, wie lautet, wie lauten, drucke`,
    fill: `
      füll, fülle, füllen sie, ausfüllen, trag, trage, setz, setze, gib, geben sie, bewerte, beantworte,
      beantworten sie, antworte, schreib, schreibe, schreiben sie, mach, mache, beende, schließ, schließe,
      lösch, lösche, löschen, wähle, kreuz, kreuze, erledige, denk, vergib, nimm, schick, sende, entscheide`,
    all: `
      alle, alles, überall, jede, jeden, jedes, allen, rest, den rest, komplett, ganze, ganzen, restlichen`,
    forMe: `
      für mich, selbst, selber, selbst aus, alleine, du für mich, mir ab, an meiner stelle, in meinem namen`,
    role: `
      du bist jetzt, du bist ab jetzt, sie sind jetzt, ab jetzt, ab sofort, tu so, tue so, stell dir vor,
      spiel, spiele, system, entwicklermodus, denk dir was aus, denk dir etwas aus, denken sie sich was aus,
      erfinde, erfind, irgendwas ausdenken, schreib mir, schreib einfach was, schreib irgendwas,
      schreib was, nimm irgendwas, zufällig, antworte nur, antworte mit, admin modus, neue anweisung`,

    unsure: `
      weiß nicht, weiss nicht, weiß ich nicht, weiss ich nicht, weiß ich net, weiß es nicht, weiß ned,
      woaß ned, woaß i ned, weiß i ned, weiß net, waas ned, weiss ich nöd, weiss nöd, ka, kp, kein plan,
      keinen plan, keine ahnung, kei ahnig, koa ahnung, ka ahnung, null ahnung, kann ich nicht sagen,
      kann ich nicht beurteilen, kann ich nicht einschätzen, kann i ned sagen, kann man nicht sagen,
      kann ich so nicht sagen, schwer zu sagen, schwierig zu sagen, schwierige frage, gute frage,
      keine meinung, kommt drauf an, kommt darauf an, kommt drauf o, unsicher, nicht sicher,
      bin mir nicht sicher, bin mir unsicher, unentschieden, unschlüssig, fällt mir nichts ein,
      mir fällt nichts ein, fällt mir nix ein, mir fallt nix ein, überfragt, keinen schimmer,
      keinen blassen, nie drüber nachgedacht, noch nie gedanken, keine gedanken, müsste ich nachschauen,
      kann mich nicht erinnern, weiß der teufel, weiß der geier, was weiß ich, mal so mal so`,
    skip: `
      überspringen, überspringe, überspring, skip, skippen, weiter, nächste, nächste frage, die nächste,
      nächste bitte, auslassen, lass aus, lass ma aus, lassen wir aus, lasse ich aus, lass ich aus,
      lass ich weg, weglassen, passe, ich passe, keine angabe, keine angaben, k a, kein kommentar,
      keine antwort, ohne antwort, leer lassen, lass leer, enthalte mich, ich enthalte mich, enthaltung,
      weiter bitte, geh weiter, lieber nicht, lass die aus`,
    unwilling: `
      möchte nicht, möchte ich nicht, möcht ich nicht, möchte ich nichts, will nicht, will ich nicht,
      will ich nichts, mag nicht, mag ich nicht, mag i ned, werde nicht, werde ich nicht, sage ich nicht,
      sag ich nicht, sag i ned, sag ich nix, sag ich nichts, sage ich nichts, darf nicht, darf ich nicht,
      kann nicht, kann ich nicht, kann ich nichts, möchte ich keine, möchte keine, will keine,
      will ich keine, mache keine, mache ich keine, gebe keine, gebe ich keine, lieber nicht, ungern,
      red ma ned, redet man nicht, spricht man nicht, spricht ma ned, behalte, behalt, weigere, verweigere,
      nicht bereit, ohne mich`,
    say: `
      sagen, sag, sage, antworten, beantworten, angabe, angaben, verraten, preisgeben, nennen, äußern,
      mitteilen, darüber reden, reden, drüber, teilen, machen, auskunft, kommentieren, bewerten, für mich,
      red, spricht, redet`,
    secret: `
      geht dich nichts an, geht sie nichts an, geht euch nichts an, geht dich nix an, geht euch an,
      geht niemanden, geht keinen was an, geheim, betriebsgeheimnis, geschäftsgeheimnis, vertraulich,
      privatsache, zu privat, privat, zu persönlich, persönlich, intern, betriebsintern, firmengeheimnis,
      schweigepflicht, nda, bleibt unter uns, sag ich nicht, meine sache, unsere sache, verschwiegenheit`,
    wait: `
      warte, wart, warten sie, wart mal, warte mal, warte kurz, wart kurz, moment, momänt, momenterl,
      einen moment, moment mal, moment bitte, augenblick, sekunde, sek, eine sekunde, sekunde bitte,
      kleinen moment, minute, eine minute, halt kurz, stopp mal, gleich, gleich wieder da, gleich zurück,
      bin gleich, komme gleich, bin kurz weg, kurz weg, muss kurz, muss mal kurz, muss erst, muss schnell,
      lass mich überlegen, muss überlegen, muss nachdenken, muss nachschauen, muss ich nachschauen,
      muss nachfragen, lass mich nachdenken, überlege noch, einen augenblick, telefon klingelt, es klingelt,
      melde mich später, melde mich, jetzt nicht, gerade nicht, grad keine zeit, keine zeit gerade,
      vergiss es, egal, schon gut`,
    notApplicable: `
      trifft nicht zu, nicht zutreffend, nicht anwendbar, entfällt, betrifft uns nicht, betrifft mich nicht,
      n a, nicht relevant`,

    greet: `
      hallo, halli hallo, hallöchen, hi, hey, guten tag, guten morgen, guten abend, gute nacht, guten, moin,
      moin moin, servus, grüß gott, grüß dich, grüß euch, griaß di, griaß eich, grüezi, grüessech, hoi,
      salü, tag, tach, morgen, mahlzeit, tschüss, tschüs, ciao, pfiat di, auf wiedersehen, danke,
      danke schön, dankeschön, vielen dank, danke sehr, herzlichen dank, merci, wie gehts,
      wie geht es ihnen, wie geht es dir, schönen tag, schönen guten tag, schönen abend, ebenso, lg, mfg,
      viele grüße, liebe grüße`,
    whom: "zusammen, beinand, alle, allerseits, leute, nochmal, liebes team",
    intro: "ich bin, ich heiße, mein name ist, hier ist, hier, aus, da bin ich, am apparat, hier spricht",
    yes: `
      ja, jo, jup, jep, jawohl, jawoll, klar, na klar, natürlich, sicher, genau, ok, okay, okey, gut, passt,
      alles klar, stimmt, richtig, korrekt, einverstanden, gerne, in ordnung, selbstverständlich, freilich,
      eh, jap, joa, scho, ja klar, ja gerne, auf jeden fall, verstanden, super, perfekt, los gehts, los,
      ja sicher, ja bitte`,
    sound: "test, lach, haha lol, gähn, seufz",
    insult: `
      blöd, blöde, blöder, blödes, blödsinn, dumm, dumme, dummer, idiot, idioten, idiotisch, depp, deppen,
      trottel, arsch, arschloch, arschlöcher, scheiß, scheiss, scheiße, scheisse, scheißdreck, mist, müll,
      schwachsinn, schwachsinnig, quatsch, unsinn, bullshit, kacke, dreck, dreckig, wichser, hurensohn,
      vollidiot, spast, penner, lächerlich, zeitverschwendung, nervt, nerven, nervst, nervig, bescheuert,
      behindert, hirnlos, schas, oida, gschissen, saublöd, kasperl, schrott, sinnlos, hirnrissig`,
    curse: `
      halt die klappe, halts maul, halt dein maul, halt die fresse, verpiss dich, verpisst euch, leck mich,
      leckt mich, fick dich, fickt euch, geh scheißen, gehts scheißen, schleich di, schleich dich,
      schleichts eich, schleicht euch, zieh leine, hau ab, haut ab, lass mich in ruhe, lasst mich in ruhe,
      geh sterben, du kannst mich, ihr könnt mich, rutscht mir den buckel, rutsch mir, zum teufel,
      steckt euch, steck dir, schert euch, verarschen, verarscht, nerv nicht, hupf in gatsch`,
  },
};
