import type { ReplyPhrases } from "./reply-phrases";

export const PL_REPLIES: ReplyPhrases = {
  language: "pl",
  tell: "i w z do nie się że to jest są jestem my wy pan pani państwo mój moja nasz nasza co jak dlaczego kto kiedy gdzie ile który która które czy mogę może muszę mam mamy ma dla od po o przez ale bardzo też tylko jeszcze już tak ten ta te pytanie pytań znaczy oznacza rozumiem wiem chcę nic wszystko potrwa czyta",

  questions: {
    one: "jedno pytanie",
    few: "{count} pytania",
    many: "{count} pytań",
    other: "{count} pytania",
  },
  minutes: { one: "1 minuta", few: "{count} minuty", many: "{count} minut", other: "{count} minuty" },
  about: "mniej więcej {questions}",
  welcome:
    "Witamy: {title}. Przed Państwem {questions}, jedno po drugim. W każdej chwili można przerwać i wrócić później w to samo miejsce.",
  allDone: "To było ostatnie pytanie. Bardzo dziękuję!",

  acknowledgements: {
    answer: ["Dziękuję: {answer}.", "Rozumiem: {answer}.", "Zapisane: {answer}.", "Dobrze: {answer}."],
    outOfFive: "{rating} na 5",
    text: ["Dziękuję.", "Zapisane.", "Rozumiem.", "Dobrze."],
    quote: ["Dziękuję, notuję: {words}.", "Rozumiem: {words}.", "Zapisane: {words}."],
    skipped: [
      "Nie szkodzi, pomijamy to pytanie.",
      "W porządku, idziemy dalej bez niego.",
      "Pytanie pominięte.",
    ],
    leftOpen: [
      "Zostawmy to pytanie otwarte. Można na nie jeszcze odpowiedzieć przed zakończeniem.",
      "Na razie pomijamy to pytanie. Można do niego wrócić przed zakończeniem.",
    ],
    kept: [
      "Dobrze, odpowiedź zostaje bez zmian. Przed zakończeniem można ją zmienić w każdej chwili.",
      "W porządku, nic w niej nie zmieniam.",
    ],
    full: [
      "Odpowiedź ma już maksymalną długość, więc nie udało się nic dodać.",
      "Nie udało się tego dodać, ponieważ odpowiedź jest już tak długa, jak to możliwe.",
    ],
    newer: "Na to pytanie jest już odpowiedź w formularzu, więc ją zachowuję: {answer}",
    newerSkip: "To pytanie zostało już pominięte w formularzu, więc tak zostaje.",
  },

  edited: "Zmieniono odpowiedź na pytanie {number}: {answer}",
  skipped: "pominięto",
  quoted: "„{words}”",
  crowded: [
    "Model AI jest teraz zajęty, więc odpowiada wbudowany asystent.",
    "Model AI jest nadal zajęty, więc ta wiadomość została opracowana bez niego.",
  ],

  refused: {
    required: [
      "Rozumiem, ale to pytanie jest potrzebne, aby zakończyć ankietę.",
      "Tego pytania nie można pominąć: tutaj potrzebna jest odpowiedź.",
    ],
    greeting: ["Dzień dobry, to miło, że znajdują Państwo na to czas!", "Miło mi Państwa gościć."],
    thanks: ["Nie ma za co!", "Cała przyjemność po mojej stronie."],
    parting: [
      "Do widzenia! Odpowiedzi są zapisane, można kontynuować w każdej chwili.",
      "Do zobaczenia! Wszystkie odpowiedzi są zapisane.",
    ],
    noise: ["Nie udało mi się nic z tego odczytać.", "Nie widzę w tym odpowiedzi."],
    "unsure-text": [
      "Nie trzeba tego wiedzieć. Co przychodzi na myśl jako pierwsze? Jeśli nic, proszę wysłać tę samą wiadomość jeszcze raz.",
      "Nie trzeba mieć pewności. Wystarczy pierwsza myśl. Jeśli jej nie ma, proszę wysłać to ponownie.",
    ],
    "unsure-closed": ["To nic, odpowiedź nie musi być dokładna.", "Wystarczy przybliżona ocena."],
    ambiguous: [
      "Nie mam pewności, o którą odpowiedź chodzi.",
      "Nie udało mi się rozpoznać, o którą z nich chodzi.",
    ],
    several: [
      "Podano więcej niż jedną odpowiedź, a tutaj można wybrać tylko jedną.",
      "Proszę wybrać tutaj tylko jedną odpowiedź.",
    ],
    none: [
      "Jeśli nic nie pasuje dokładnie, proszę wybrać najbliższą odpowiedź.",
      "Nie musi pasować idealnie. Wystarczy najbliższa odpowiedź.",
    ],
    "off-scale": ["To wykracza poza skalę.", "Skala obejmuje tylko liczby od 1 do 5."],
    "out-of-range": ["Nie ma odpowiedzi o tym numerze.", "Tego numeru nie ma na liście."],
    "not-whole": ["Tutaj możliwe są tylko liczby całkowite.", "Potrzebna jest tu liczba całkowita."],
    "too-long": ["Ta odpowiedź jest za długa.", "To więcej, niż mogę zapisać."],
    "unclear-text": [
      "Nie mam pewności, czy dobrze rozumiem. Czy można powiedzieć trochę więcej?",
      "Nie wszystko jest dla mnie jasne. Czy można to ująć inaczej?",
    ],
    "unclear-closed": [
      "Nie udało mi się dopasować tego do żadnej odpowiedzi.",
      "Nie widzę, która to z odpowiedzi.",
    ],
    "bare-number": [
      "Czy można dodać kilka słów? Jeśli liczba mówi wszystko, proszę wysłać ją jeszcze raz.",
      "Co oznacza ta liczba? Jeśli nie ma nic do dodania, proszę wysłać ją ponownie.",
    ],
    "bare-yes": ["Czy można powiedzieć coś więcej niż tak?", "Dziękuję. Czy można coś jeszcze dodać?"],
    reference: [
      "Nie mogę skopiować odpowiedzi na inne pytania. Proszę napisać to tutaj jeszcze raz.",
      "Każde pytanie wymaga własnej odpowiedzi, nawet jeśli jest taka sama jak wcześniej.",
    ],
    command: ["Mogę tylko zadawać te pytania i zapisywać odpowiedzi.", "Tego nie mogę tutaj zrobić."],
    abuse: ["Przykro mi, że to uciążliwe.", "Rozumiem, że ma Pan/Pani tego dość."],
    wait: [
      "Proszę się nie spieszyć. Wszystko jest zapisane.",
      "Nie ma pośpiechu. Można odpowiedzieć w dowolnej chwili.",
    ],
  },

  didYouMean: ["Czy chodzi o {answer}?", "Nie wiem, czy dobrze rozumiem. Czy to {answer}?"],

  asks: {
    keepWords: [
      "Czy zapisać tę wiadomość jako odpowiedź?",
      "Czy to jest odpowiedź? Zapiszę ją wtedy tak, jak została napisana.",
    ],
    ownWords: [
      "Proszę odpowiedzieć własnymi słowami; wystarczy jedno zdanie.",
      "Nie ma dobrych ani złych odpowiedzi, wystarczy kilka słów.",
      "Co można by na to powiedzieć?",
    ],
    shorten: [
      "Proszę skrócić odpowiedź do najważniejszych punktów.",
      "Czy można ująć to, co najważniejsze, w mniejszej liczbie słów?",
    ],
    choose: ["Proszę dotknąć odpowiedzi albo wpisać jej numer:", "Co pasuje najlepiej? Wystarczy numer:"],
    chooseSeveral: [
      "Proszę wybrać wszystko, co pasuje, albo wpisać numery:",
      "Co z tego pasuje? Można podać więcej niż jedno:",
    ],
    chooseAgain: [
      "Proszę wybrać z listy powyżej; wystarczy numer.",
      "Proszę dotknąć tego, co pasuje najlepiej, albo wpisać numer z listy.",
    ],
    which: ["Która odpowiedź pasuje najlepiej?", "O którą z nich chodziło?"],
    rate: [
      "Proszę dotknąć liczby od 1 do 5 albo ją wpisać: 1 oznacza „{lowest}”, 5 oznacza „{highest}”.",
      "Która liczba jest najbliższa, od 1 („{lowest}”) do 5 („{highest}”)?",
    ],
    rateUnnamed: [
      "Proszę dotknąć liczby od 1 do 5 albo ją wpisać: 1 to najniższa, 5 najwyższa.",
      "Która liczba jest najbliższa, od 1 (najniższa) do 5 (najwyższa)?",
    ],
    scale: ["Oto co oznaczają liczby:", "Można wybrać spośród tych stopni:"],
    more: "… i jeszcze {count}",
    skip: [
      'Albo proszę wpisać "pomiń", aby pominąć to pytanie.',
      'Kto woli tu nie odpowiadać, może wpisać "pomiń".',
    ],
    form: [
      "Można też odpowiedzieć w formularzu.",
      'Albo proszę nacisnąć "Answer in the form" i kontynuować tam.',
    ],
    back: ["A teraz z powrotem do pytania.", "Oto pytanie jeszcze raz.", "Wróćmy do pytania."],
  },

  nothingMore: [
    "Nie mam więcej informacji o tym pytaniu. Proszę odpowiedzieć tak, jak je Państwo rozumieją.",
    "Proszę po prostu kierować się własnym rozumieniem pytania.",
  ],
  noReason: "Autor tego pytania nie podał, dlaczego je zadaje.",
  allIKnow: ["To wszystko, co mogę o tym powiedzieć.", "Nie wiem nic więcej na ten temat."],
  cannotAnswer: ["Nie mogę tutaj na to odpowiedzieć.", "Nie znam odpowiedzi na to pytanie."],
  contact: {
    email: "W razie potrzeby proszę napisać na adres {email}.",
    organization: "Proszę zapytać {organization} lub osobę, od której przyszło zaproszenie.",
  },

  facts: {
    readers:
      "Odpowiedzi czytają osoby z {organization}, które zajmują się tą ankietą. Odpowiedzi nie są anonimowe: widać przy nich imię i nazwisko lub adres e-mail.",
    readByModel: "Czyta je też model AI, aby zrozumieć odpowiedzi i napisać zalecenia.",
    readByNoModel: "Obecnie nie czyta ich żaden model AI.",
    privacy: "Więcej na ten temat: {url}",
    left: "Do końca pozostało: {questions}, orientacyjny czas: {minutes}.",
    leftOnScreen: "Licznik u góry pokazuje, ile pytań pozostało.",
    pause:
      "Tak, można przerwać w każdej chwili. Odpowiedzi są zapisane. Można wrócić w tej przeglądarce albo na innym urządzeniu przez link do logowania wysłany na adres e-mail.",
    highIsGood: "Wysoka liczba jest dobra: 5 to najlepsza odpowiedź, a 1 najgorsza.",
    highIsBad: "Wysoka liczba jest tu zła: 5 to najgorsza odpowiedź, a 1 najlepsza.",
    highIsNeutral: "Żadna liczba nie jest tu lepsza od innej. Proszę wybrać tę, która opisuje sytuację.",
    highIsUnsaid: "Proszę wybrać liczbę, która opisuje sytuację.",
    scale: "Oto znaczenie poszczególnych liczb:",
    scaleUnnamed: "1 to najniższa liczba, a 5 najwyższa.",
    oneOption: "Można tu wybrać tylko jedną opcję.",
    severalOptions: "Tak, można tu wybrać więcej niż jedną opcję.",
    oneRating: "Można wybrać tylko jedną liczbę, od 1 do 5.",
    anyText: "Można tu wymienić kilka rzeczy, własnymi słowami.",
    optional: 'Tak, to pytanie jest opcjonalne. Aby je opuścić, proszę napisać "pomiń".',
    required: "To pytanie jest obowiązkowe: wymaga odpowiedzi przed zakończeniem.",
    notAPerson: "Jestem automatycznym asystentem, nie człowiekiem, i nie mogę z nikim połączyć.",
  },

  distress: {
    calm: [
      "Przykro mi, że to Państwa spotyka. Nie trzeba teraz odpowiadać, a ta wiadomość nie została zapisana jako odpowiedź.",
      "Dziękuję, że mi o tym powiedziano. Można zrobić przerwę. Ta wiadomość nie została zapisana jako odpowiedź.",
    ],
    email: "Można napisać na adres {email}.",
    organization: "Można porozmawiać z {organization} lub z osobą, od której przyszło zaproszenie.",
    emergency: "W razie niebezpieczeństwa proszę zadzwonić pod lokalny numer alarmowy.",
  },

  edit: {
    offer: [
      "Czy zmienić odpowiedź na pytanie {number} („{question}”) na {answer}?",
      "Pytanie {number} („{question}”): czy odpowiedź ma teraz brzmieć {answer}?",
    ],
    open: [
      'Aby zmienić odpowiedź na pytanie {number} („{question}”), proszę nacisnąć "Change answer {number}".',
      'Przycisk "Change answer {number}" pozwala zmienić odpowiedź na pytanie {number} („{question}”).',
    ],
    how: [
      'Aby zmienić odpowiedź, proszę nacisnąć "Edit" obok niej albo podać numer pytania: "zmień pytanie 4".',
      'Którą odpowiedź zmienić? Proszę napisać na przykład "zmień pytanie 4" albo nacisnąć "Edit" obok odpowiedzi.',
    ],
    already: [
      "Odpowiedź na pytanie {number} („{question}”) to już {answer}.",
      "Przy pytaniu {number} („{question}”) jest już {answer}.",
    ],
    notYet: [
      "Pytanie {number} nie ma jeszcze odpowiedzi, więc nie ma czego zmieniać.",
      "Na pytanie {number} nie ma jeszcze odpowiedzi.",
    ],
    done: [
      "Gotowe: odpowiedź na pytanie {number} („{question}”) brzmi teraz {answer}.",
      "Odpowiedź na pytanie {number} („{question}”) została zmieniona na {answer}.",
    ],
    declined: ["Dobrze, ta odpowiedź zostaje bez zmian.", "W porządku, nic nie zostało zmienione."],
    gone: [
      "To pytanie nie należy już do ankiety, więc nic nie zostało zmienione.",
      "Nie udało się zmienić tej odpowiedzi, ponieważ pytanie nie jest już zadawane.",
    ],
  },
};
