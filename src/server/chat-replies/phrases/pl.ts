import type { Phrases } from "./phrases";

export const PL: Phrases = {
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

  taken: {
    answer: ["Dziękuję: {answer}.", "Rozumiem: {answer}.", "Zapisane: {answer}.", "Dobrze: {answer}."],
    outOfFive: "{rating} na 5",
    text: ["Zapisane.", "Dziękuję.", "Rozumiem.", "Dobrze."],
    words: [
      "Dziękuję, odnotowuję: „{words}”",
      "„{words}” – to jest zapisane.",
      "Odpowiedź została zapisana: „{words}”",
    ],
    skipped: [
      "Nie szkodzi, pomijamy to pytanie.",
      "W porządku, idziemy dalej bez niego.",
      "Pytanie pominięte.",
    ],
    leftOpen: [
      "Zostawmy to pytanie otwarte. Można na nie jeszcze odpowiedzieć przed ostatnim pytaniem.",
      "To pytanie pozostaje na razie otwarte; do ostatniego pytania można do niego wrócić.",
    ],
    kept: [
      "Dobrze, odpowiedź zostaje bez zmian. Przed zakończeniem można ją zmienić w każdej chwili.",
      "W porządku, nic w niej nie zmieniam.",
    ],
    full: [
      "Dziękuję. Odpowiedź ma już największą możliwą długość, więc zostaje taka, jaka była.",
      "W tej odpowiedzi nie ma już miejsca, dlatego pozostaje niezmieniona.",
    ],
    newer: "W międzyczasie na to pytanie padła odpowiedź w formularzu, więc ją zachowuję: {answer}",
    newerSkip: "W międzyczasie to pytanie zostało pominięte w formularzu, więc tak zostaje.",
  },

  edited: "Zmieniono odpowiedź na pytanie {number}: {answer}",
  skipped: "pominięto",
  quoted: "„{words}”",
  crowded: [
    "Odpowiada teraz wiele osób i model AI nie miał czasu na tę wiadomość, więc czytam ją bez niego.",
    "Model AI jest wciąż zajęty innymi osobami, więc i tę wiadomość czytam bez niego.",
  ],

  refused: {
    required: [
      "Rozumiem, ale to pytanie jest potrzebne, aby zakończyć ankietę.",
      "Tego pytania nie można pominąć: tutaj potrzebna jest odpowiedź.",
    ],
    greeting: ["Dzień dobry, to miło, że znajdują Państwo na to czas!", "Miło mi Państwa gościć."],
    thanks: ["Nie ma za co!", "Cała przyjemność po mojej stronie."],
    parting: [
      "Do widzenia: wszystko jest zapisane i można wrócić w każdej chwili.",
      "Do zobaczenia! Nic nie przepadnie.",
    ],
    noise: ["Nie udało mi się nic z tego odczytać.", "Nie widzę w tym odpowiedzi."],
    unsureText: [
      "Nie trzeba tego wiedzieć. Co przychodzi na myśl jako pierwsze albo co trzeba by wiedzieć, aby odpowiedzieć? Jeśli nic, proszę wysłać to samo jeszcze raz.",
      "Pewność nie jest potrzebna. Wystarczy pierwsza myśl, a jeśli jej nie ma, proszę ponownie wysłać tę samą wiadomość.",
    ],
    unsureClosed: ["To nic, odpowiedź nie musi być dokładna.", "Wystarczy przybliżona ocena."],
    ambiguous: ["To może znaczyć więcej niż jedno.", "Można to odczytać na kilka sposobów."],
    unclearWhich: [
      "Nie mam pewności, o którą odpowiedź chodzi.",
      "Nie udało mi się rozpoznać, która z nich to jest.",
    ],
    several: [
      "Padło więcej niż jedno, a tutaj można wybrać tylko jedną odpowiedź.",
      "Tutaj możliwa jest tylko jedna odpowiedź.",
    ],
    none: [
      "Jeśli nic nie pasuje dobrze, wystarczy to, co najbliższe.",
      "Nie musi się zgadzać dokładnie: proszę wziąć to, co jest najbliżej.",
    ],
    offScale: ["Tego nie ma na skali.", "Skala kończy się na 5."],
    noSuchOption: ["Nie ma odpowiedzi o tym numerze.", "Tego numeru nie ma na liście."],
    notWhole: ["Tutaj możliwe są tylko liczby całkowite.", "Potrzebna jest tu liczba całkowita."],
    tooLong: ["To dla mnie trochę za długie.", "To więcej, niż mogę zachować."],
    unclearText: [
      "Nie mam pewności, czy dobrze rozumiem. Czy można powiedzieć trochę więcej?",
      "Nie wszystko jest dla mnie jasne. Czy można to ująć inaczej?",
    ],
    unclearClosed: [
      "Nie udało mi się dopasować tego do żadnej odpowiedzi.",
      "Nie widzę, która to z odpowiedzi.",
    ],
    bareNumber: [
      "Czy można powiedzieć słowami, co to znaczy? Jeśli liczba mówi wszystko, proszę wysłać ją jeszcze raz.",
      "Kilka słów pomogłoby zrozumieć tę liczbę. Jeśli sama wystarcza, proszę wysłać ją ponownie.",
    ],
    bareYes: ["Widzę tak, ale jeszcze nie wiem, co się za nim kryje.", "Samo tak mówi mi tutaj za mało."],
    reference: [
      "Nie mogę przenieść tego, co padło gdzie indziej; proszę powiedzieć to tutaj jeszcze raz.",
      "Każde pytanie ma własną odpowiedź, nawet jeśli jest taka sama.",
    ],
    command: ["Mogę tylko zadawać te pytania i zapisywać odpowiedzi.", "Tego nie mogę tutaj zrobić."],
    abuse: ["Widzę, że to męczące, i przykro mi z tego powodu.", "Rozumiem, że tego jest już dość."],
    wait: ["Proszę się nie spieszyć, wszystko jest zapisane.", "Nie ma pośpiechu: czekam na dalszy ciąg."],
    asUnderstood: [
      "Proszę odpowiedzieć tak, jak Państwo rozumieją pytanie; to się tutaj liczy.",
      "Każde odczytanie jest dobre, odpowiedź też.",
    ],
  },

  likely: {
    one: ["Czy chodzi o: {answer}?", "Odczytuję to jako: {answer}. Zgadza się?"],
    all: ["Na razie mam: {answer}. Czy to wszystko?", "Odczytuję: {answer}. Czy to pełna odpowiedź?"],
  },

  asks: {
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
    back: ["A teraz z powrotem do pytania.", "Wróćmy do pytania.", "A jaka jest odpowiedź na pytanie?"],
  },

  nothingMore:
    "Nie mogę powiedzieć więcej, niż mówi samo pytanie. Proszę przyjąć je tak, jak je Państwo rozumieją.",
  noReason: "Autor tego pytania nie podał, dlaczego o to pyta.",
  allIKnow: ["To wszystko, co mogę o tym powiedzieć.", "Nie wiem o tym nic ponad to, co już padło."],

  facts: {
    readers:
      "Odpowiedzi czytają w {house} osoby, które zajmują się tą ankietą. Nie są one anonimowe: obok nich widnieje imię i nazwisko lub adres.",
    readByModel: "Czyta je też model AI, aby zrozumieć odpowiedzi i napisać zalecenia.",
    readByNoModel: "Obecnie nie czyta ich żaden model AI.",
    privacy: "Więcej na ten temat: {url}",
    left: "Na tę chwilę pozostaje: {questions}, orientacyjny czas: {minutes}.",
    leftOnScreen: "Licznik u góry pokazuje, ile pytań pozostało.",
    pause:
      "Tak, przerwać można w każdej chwili. Wszystko jest zapisane: można wrócić w tej przeglądarce albo na dowolnym urządzeniu przez link, który można zamówić na swój adres.",
    changes: 'Tak. Proszę nacisnąć "Edit" obok odpowiedzi; do końca można zmienić każdą z nich.',
    given: 'Dotychczasowe odpowiedzi; wszystkie są na tej stronie pod "Your answers":',
    givenOne: "Pytanie {number} („{question}”): {answer}",
    erasure: 'Tak: w "Your assessments" można w każdej chwili usunąć tę ankietę ze wszystkimi odpowiedziami.',
    result:
      "Otrzymają Państwo pisemne zalecenia oparte na odpowiedziach. Będą dostępne tutaj po zakończeniu, a później przez link, który można zamówić na swój adres.",
    model: "Jestem asystentem AI, a nie człowiekiem: model AI czyta to, co Państwo piszą, i może się mylić.",
    program: "Jestem programem działającym według reguł, nie człowiekiem ani modelem AI.",
    needed: 'Tak, to pytanie jest potrzebne do zakończenia. Pytania dobrowolne można pominąć słowem "pomiń".',
    optional: 'Nie, to pytanie jest dobrowolne: wystarczy wpisać "pomiń", aby je pominąć.',
    write: "Proszę napisać na adres {email}; w {house} ktoś pomoże.",
    ask: "Proszę zapytać {house} lub osobę, od której przyszło zaproszenie.",
  },

  correction: {
    already: "Odpowiedź na pytanie {number} („{question}”) to już: {answer}.",
    offer: [
      "Czy zmienić odpowiedź na pytanie {number} („{question}”) na {answer}?",
      "Pytanie {number} („{question}”): czy odpowiedź ma teraz brzmieć {answer}?",
    ],
    open: [
      "Jak ma brzmieć odpowiedź na pytanie {number} („{question}”)?",
      "Proszę napisać, co mam wpisać w pytaniu {number} („{question}”), albo nacisnąć przycisk.",
    ],
    which: [
      'Którą odpowiedź zmienić? Proszę podać numer pytania i nową odpowiedź albo nacisnąć "Edit" obok odpowiedzi.',
      "Proszę wskazać pytanie przez jego numer i podać, co ma się tam znaleźć zamiast tego.",
    ],
    notYet: [
      "Pytanie {number} nie ma jeszcze odpowiedzi, więc nie ma czego zmieniać.",
      "Na razie nie ma odpowiedzi na pytanie {number}, którą można by zmienić.",
    ],
    noneYet: "Nie ma jeszcze odpowiedzi, którą można by zmienić.",
    done: "Gotowe: odpowiedź na pytanie {number} („{question}”) brzmi teraz {answer}.",
    leave: ["Dobrze, ta odpowiedź zostaje taka, jaka jest.", "W porządku, zostawiam ją bez zmian."],
    stale: [
      "Tej odpowiedzi nie można już w ten sposób zmienić, więc wszystko zostaje, jak było.",
      "Nic nie zostało zmienione: to pytanie nie jest już zadawane.",
    ],
  },
};
