import type { Phrases } from "./phrases";

export const PT: Phrases = {
  language: "pt",
  tell: "o os as um uma é são sou está estão e ou não que de do da dos das no na em com por para se meu minha nosso nossa seu sua lhe me nós eu isso isto esta este qual como quando quanto quanta quantas quantos quem onde porque porquê mas muito mais também posso pode tenho há você vocês pergunta entendo entendi significa fazer quero tudo nada sei até falta",

  questions: { one: "{count} pergunta", other: "{count} perguntas" },
  minutes: { one: "{count} minuto", other: "{count} minutos" },
  about: "cerca de {questions}",
  welcome:
    "Damos-lhe as boas-vindas a {title}. Seguem-se {questions}, uma de cada vez. Pode parar quando quiser e voltar depois ao ponto em que estava.",
  allDone: "Essa foi a última pergunta. Muito obrigado!",

  taken: {
    answer: ["Obrigado: {answer}.", "Entendido: {answer}.", "Anotado: {answer}.", "Muito bem: {answer}."],
    outOfFive: "{rating} de 5",
    text: ["Anotado.", "Obrigado.", "Entendido.", "Muito bem."],
    words: ["Obrigado, anotei: “{words}”", "“{words}”: fica anotado.", "Registei o seguinte: “{words}”"],
    skipped: [
      "Não há problema, deixamos esta pergunta de lado.",
      "Bem, continuamos sem ela.",
      "Pergunta passada à frente.",
    ],
    leftOpen: [
      "Deixemos esta pergunta em aberto. Ainda pode responder antes da última.",
      "Esta pergunta fica em aberto por agora; até à última pode voltar a ela.",
    ],
    kept: [
      "Muito bem, mantive a sua resposta como está. Pode alterá-la quando quiser antes de terminar.",
      "De acordo, não mudei nada nela.",
    ],
    full: [
      "Obrigado. A sua resposta já é tão longa quanto possível, por isso fica como estava.",
      "Nesta resposta já não cabe mais nada, por isso continua igual.",
    ],
    newer: "Entretanto respondeu a esta pergunta no formulário, por isso mantive essa resposta: {answer}",
    newerSkip: "Entretanto passou esta pergunta à frente no formulário, por isso deixei-a assim.",
  },

  edited: "Resposta à pergunta {number} alterada: {answer}",
  skipped: "sem resposta",
  quoted: "«{words}»",
  crowded: [
    "Neste momento há muitas pessoas a responder e o modelo de IA não teve tempo para esta mensagem, por isso li-a eu.",
    "O modelo de IA continua ocupado com outras pessoas, por isso também li esta mensagem.",
  ],

  refused: {
    required: [
      "Compreendo, mas esta pergunta é necessária para concluir a avaliação.",
      "Esta pergunta não pode ficar de fora: aqui é preciso uma resposta.",
    ],
    greeting: ["Olá, e agradeço o seu tempo!", "É um prazer ter a sua companhia."],
    thanks: ["De nada!", "É um prazer ajudar."],
    parting: ["Até breve: está tudo guardado, e pode continuar quando quiser.", "Até logo! Nada se perde."],
    noise: ["Não consegui perceber isso.", "Não encontrei aí uma resposta."],
    unsureText: [
      "Não faz mal não saber. O que lhe ocorre primeiro, ou o que precisaria de saber para responder? Se não houver nada, envie o mesmo outra vez.",
      "Não precisa de ter certeza. Basta uma primeira ideia e, se não houver nenhuma, envie de novo a mesma mensagem.",
    ],
    unsureClosed: ["Não faz mal, não tem de ser exato.", "Basta uma estimativa aproximada."],
    ambiguous: ["Isso pode querer dizer mais de uma coisa.", "Pode ler-se de várias maneiras."],
    unclearWhich: ["Não tenho certeza de qual se trata.", "Não consegui reconhecer qual delas é."],
    several: [
      "Indicou mais de uma, e aqui só se pode escolher uma.",
      "Aqui só é possível uma única resposta.",
    ],
    none: [
      "Se nada servir bem, basta o que mais se aproxima.",
      "Não tem de coincidir exatamente: escolha o que estiver mais perto.",
    ],
    offScale: ["Isso não está na escala.", "A escala termina no 5."],
    noSuchOption: ["Não há nenhuma opção com esse número.", "Esse número não está na lista."],
    notWhole: ["Aqui só servem números inteiros.", "Preciso de um número inteiro."],
    tooLong: ["É um pouco longo para mim.", "É mais do que consigo guardar."],
    unclearText: [
      "Não sei se percebi bem. Pode dizer um pouco mais?",
      "Não consegui acompanhar. Pode dizê-lo de outra forma?",
    ],
    unclearClosed: ["Não consegui ligar isso a nenhuma resposta.", "Não vejo qual das respostas é."],
    bareNumber: [
      "Pode dizer por palavras o que quer dizer? Se o número diz tudo, envie-o outra vez.",
      "Algumas palavras ajudariam a entender esse número. Se ele basta, envie-o de novo.",
    ],
    bareYes: [
      "Li o seu sim, mas ainda não o que está por trás dele.",
      "Um sim sozinho não me diz o bastante aqui.",
    ],
    reference: [
      "Não posso trazer o que disse noutro lugar; por favor, diga-o aqui mais uma vez.",
      "Cada pergunta guarda a sua própria resposta, mesmo que seja igual.",
    ],
    command: ["Só posso fazer estas perguntas e anotar as suas respostas.", "Isso não posso fazer aqui."],
    abuse: ["Vejo que isto é incómodo, e lamento.", "Compreendo que já não tenha paciência para isto."],
    wait: [
      "Leve o tempo que precisar, tudo está guardado.",
      "Não há pressa: estarei aqui quando quiser continuar.",
    ],
    asUnderstood: [
      "Responda tal como a entende; é isso que conta aqui.",
      "Seja qual for a sua leitura, a resposta está certa.",
    ],
  },

  likely: {
    one: ["Quer dizer {answer}?", "Leio isso como {answer}. Está certo?"],
    all: ["Até agora tenho: {answer}. É tudo?", "Entendi {answer}. Está completo?"],
  },

  asks: {
    ownWords: [
      "Responda por palavras suas, por favor; uma frase basta.",
      "Não há respostas certas nem erradas, bastam poucas palavras.",
      "O que diria sobre isto?",
    ],
    shorten: [
      "Por favor, encurte a resposta para os pontos mais importantes.",
      "Pode dizer o mais importante em menos palavras?",
    ],
    choose: [
      "Por favor, toque numa resposta ou escreva o seu número:",
      "Qual se ajusta melhor? Basta o número:",
    ],
    chooseSeveral: [
      "Por favor, escolha tudo o que se aplica ou escreva os números:",
      "Quais se aplicam? Pode indicar mais de uma:",
    ],
    chooseAgain: [
      "Por favor, escolha da lista acima; basta o número.",
      "Toque no que melhor se ajusta ou escreva um número da lista.",
    ],
    which: ["Que resposta se ajusta melhor?", "A qual destas se referia?"],
    rate: [
      "Por favor, toque num número de 1 a 5 ou escreva-o: 1 significa “{lowest}” e 5 significa “{highest}”.",
      "Que número está mais perto, de 1 (“{lowest}”) a 5 (“{highest}”)?",
    ],
    rateUnnamed: [
      "Por favor, toque num número de 1 a 5 ou escreva-o: 1 é o mais baixo e 5 o mais alto.",
      "Que número está mais perto, de 1 (o mais baixo) a 5 (o mais alto)?",
    ],
    scale: ["Eis o que significam os números:", "Pode escolher entre estes níveis:"],
    more: "… e mais {count}",
    skip: [
      'Ou escreva "pular" para deixar esta pergunta de lado.',
      'Se preferir não responder aqui, escreva "pular".',
    ],
    form: ["Também pode responder no formulário.", 'Ou carregue em "Answer in the form" e continue lá.'],
    back: ["Voltemos agora à pergunta.", "Continuemos com a pergunta.", "E o que responde à pergunta?"],
  },

  nothingMore: "Não lhe posso dizer mais do que diz a pergunta. Por favor, tome-a como a entende.",
  noReason: "Quem escreveu esta pergunta não indicou por que a faz.",
  allIKnow: ["É tudo o que lhe posso dizer sobre isso.", "Não sei mais do que já disse."],

  facts: {
    readers:
      "As suas respostas são lidas em {house}, pelas pessoas que cuidam desta avaliação. Não são anónimas: ao lado delas está o seu nome ou o seu endereço.",
    readByModel:
      "Um modelo de IA também as lê, para entender o que diz e para escrever as suas recomendações.",
    readByNoModel: "Neste momento, nenhum modelo de IA as lê.",
    privacy: "Mais informações: {url}",
    left: "Tal como está agora, faltam: {questions}, aproximadamente {minutes}.",
    leftOnScreen: "O contador no topo mostra quantas perguntas faltam.",
    pause:
      "Sim, pode parar quando quiser. Tudo fica guardado: volte neste navegador, ou em qualquer dispositivo com um link que pode pedir para o seu e-mail.",
    changes: 'Sim. Carregue em "Edit" ao lado de uma resposta; até ao fim pode alterar todas.',
    given: 'Até agora respondeu o seguinte; está tudo em "Your answers", nesta página:',
    givenOne: "Pergunta {number} («{question}»): {answer}",
    erasure: 'Sim: em "Your assessments" pode apagar esta avaliação com todas as respostas quando quiser.',
    result:
      "Recebe recomendações escritas que se baseiam nas suas respostas. Encontra-as aqui quando terminar, e mais tarde com um link que pode pedir para o seu e-mail.",
    model: "Sou um assistente de IA, não uma pessoa: um modelo de IA lê o que escreve, e pode enganar-se.",
    program: "Sou um programa que segue regras, não uma pessoa nem um modelo de IA.",
    needed: 'Sim, esta é necessária para concluir. As perguntas opcionais podem ficar de fora com "pular".',
    optional: 'Não, esta pergunta é opcional: escreva "pular" para a deixar de fora.',
    write: "Escreva, por favor, para {email}; em {house} poderão ajudar.",
    ask: "Pergunte, por favor, a {house} ou a quem lhe enviou o convite.",
  },

  correction: {
    already: "A sua resposta à pergunta {number} (“{question}”) já é: {answer}.",
    offer: [
      "Devo alterar a sua resposta à pergunta {number} (“{question}”) para {answer}?",
      "Pergunta {number} (“{question}”): quer responder {answer} em vez disso?",
    ],
    open: [
      "Qual deve ser, em vez disso, a sua resposta à pergunta {number} (“{question}”)?",
      "Diga-me o que devo anotar na pergunta {number} (“{question}”) ou toque no botão.",
    ],
    which: [
      'Que resposta devo alterar? Diga-me o número da pergunta e o que lá deve ficar, ou carregue em "Edit" ao lado da resposta.',
      "Por favor, indique a pergunta pelo número e o que devo pôr no lugar.",
    ],
    notYet: [
      "A pergunta {number} ainda não tem resposta, por isso não há nada a alterar.",
      "Até agora não há nenhuma resposta à pergunta {number} que eu possa alterar.",
    ],
    noneYet: "Ainda não há nenhuma resposta que eu possa alterar.",
    done: "Feito: a sua resposta à pergunta {number} (“{question}”) é agora {answer}.",
    leave: ["Muito bem, essa resposta fica como está.", "De acordo, deixo-a sem alterações."],
    stale: [
      "Essa resposta já não pode ser alterada assim, por isso deixei tudo como estava.",
      "Nada foi alterado: essa pergunta já não é feita.",
    ],
  },
};
