import type { ReplyPhrases } from "./reply-phrases";

export const PT_REPLIES: ReplyPhrases = {
  language: "pt",
  tell: "o os as um uma é são sou está estão e ou não que de do da dos das no na em com por para se meu minha nosso nossa seu sua lhe me nós eu isso isto esta este qual como quando quanto quanta quantas quantos quem onde porque porquê mas muito mais também posso pode tenho há você vocês pergunta entendo entendi significa fazer quero tudo nada sei até falta",

  questions: { one: "{count} pergunta", other: "{count} perguntas" },
  minutes: { one: "{count} minuto", other: "{count} minutos" },
  about: "cerca de {questions}",
  welcome:
    "Damos-lhe as boas-vindas a {title}. Seguem-se {questions}, uma de cada vez. Pode parar quando quiser e voltar depois ao ponto em que estava.",
  allDone: "Essa foi a última pergunta. Muito obrigado!",

  acknowledgements: {
    answer: ["Obrigado: {answer}.", "Entendido: {answer}.", "Anotado: {answer}.", "Muito bem: {answer}."],
    outOfFive: "{rating} de 5",
    text: ["Obrigado.", "Anotado.", "Entendido.", "Muito bem."],
    quote: ["Obrigado, anotei {words}.", "Entendido: {words}.", "Anotado: {words}."],
    skipped: [
      "Não há problema, passamos à frente esta pergunta.",
      "Bem, continuamos.",
      "Pergunta passada à frente.",
    ],
    leftOpen: [
      "Deixemos esta pergunta em aberto. Ainda pode responder antes de terminar.",
      "Passamos esta pergunta à frente por agora. Pode voltar a ela antes de terminar.",
    ],
    kept: [
      "Muito bem, mantive a sua resposta como está. Pode alterá-la quando quiser antes de terminar.",
      "De acordo, não mudei nada nela.",
    ],
    full: [
      "A sua resposta atingiu o tamanho máximo, por isso não consegui acrescentar nada.",
      "Não consegui acrescentar isso porque a sua resposta já é tão longa quanto possível.",
    ],
    newer: "Já respondeu a esta pergunta no formulário, por isso mantive essa resposta: {answer}",
    newerSkip: "Já passou esta pergunta à frente no formulário, por isso deixei-a assim.",
  },

  edited: "Resposta à pergunta {number} alterada: {answer}",
  skipped: "sem resposta",
  quoted: "«{words}»",
  crowded: [
    "O modelo de IA está ocupado neste momento, por isso responde o assistente integrado.",
    "O modelo de IA continua ocupado, por isso tratei esta mensagem sem ele.",
  ],

  refused: {
    required: [
      "Compreendo, mas esta pergunta é necessária para concluir a avaliação.",
      "Esta pergunta não pode ficar de fora: aqui é preciso uma resposta.",
    ],
    greeting: ["Olá, e obrigado pelo seu tempo!", "Olá! É bom ter a sua participação."],
    thanks: ["De nada!", "É um prazer ajudar."],
    parting: [
      "Até breve! As suas respostas estão guardadas e pode continuar quando quiser.",
      "Até logo! Tudo o que respondeu está guardado.",
    ],
    noise: ["Não consegui perceber isso.", "Não encontrei aí uma resposta."],
    "unsure-text": [
      "Não faz mal não saber. O que lhe ocorre primeiro? Se não lhe ocorrer nada, envie a mesma mensagem outra vez.",
      "Não precisa de ter certeza. Basta uma primeira ideia. Se não tiver nenhuma, envie isso de novo.",
    ],
    "unsure-closed": ["Não faz mal, não tem de ser exato.", "Basta uma estimativa aproximada."],
    ambiguous: ["Não tenho a certeza de qual quer dizer.", "Não consegui perceber a qual delas se refere."],
    several: [
      "Indicou mais de uma, mas aqui só pode escolher uma.",
      "Escolha apenas uma resposta aqui, por favor.",
    ],
    none: [
      "Se nada corresponder exatamente, escolha a opção mais próxima.",
      "Não tem de corresponder na perfeição. Basta a opção mais próxima.",
    ],
    "off-scale": ["Isso está fora da escala.", "A escala só vai de 1 a 5."],
    "out-of-range": ["Não há nenhuma opção com esse número.", "Esse número não está na lista."],
    "not-whole": ["Aqui só servem números inteiros.", "Preciso de um número inteiro."],
    "too-long": ["Essa resposta é demasiado longa.", "É mais do que consigo guardar."],
    "unclear-text": [
      "Não sei se percebi bem. Pode dizer um pouco mais?",
      "Não consegui acompanhar. Pode dizê-lo de outra forma?",
    ],
    "unclear-closed": ["Não consegui ligar isso a nenhuma resposta.", "Não vejo qual das respostas é."],
    "bare-number": [
      "Pode acrescentar algumas palavras? Se o número diz tudo, envie-o outra vez.",
      "O que representa esse número? Se não houver nada a acrescentar, envie-o de novo.",
    ],
    "bare-yes": ["Pode dizer-me um pouco mais do que sim?", "Obrigado. Pode contar um pouco mais?"],
    reference: [
      "Não posso copiar as suas respostas a outras perguntas. Escreva-o aqui outra vez, por favor.",
      "Cada pergunta precisa da sua própria resposta, mesmo que seja igual à anterior.",
    ],
    command: ["Só posso fazer estas perguntas e guardar as suas respostas.", "Isso não posso fazer aqui."],
    abuse: ["Lamento que isto seja incómodo.", "Compreendo que isto já canse."],
    wait: ["Leve o tempo que precisar. Está tudo guardado.", "Não há pressa. Responda quando quiser."],
  },

  didYouMean: ["Quer dizer {answer}?", "Não tenho a certeza de ter percebido. É {answer}?"],

  asks: {
    keepWords: [
      "Guardo a sua mensagem como resposta?",
      "É essa a sua resposta? Então guardo-a tal como a escreveu.",
    ],
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
    back: ["Voltemos agora à pergunta.", "Aqui está a pergunta outra vez.", "Continuemos com a pergunta."],
  },

  nothingMore: [
    "Não tenho mais informações sobre esta pergunta. Responda-lhe tal como a entende.",
    "Siga simplesmente a sua própria interpretação da pergunta.",
  ],
  noReason: "O autor desta pergunta não indicou por que a faz.",
  allIKnow: ["É tudo o que lhe posso dizer sobre isso.", "Não sei mais do que isso."],
  cannotAnswer: ["Não posso responder a isso aqui.", "Não tenho resposta para isso."],
  contact: {
    email: "Se precisar de ajuda, escreva para {email}.",
    organization: "Pergunte a {organization} ou à pessoa que lhe enviou o convite.",
  },

  facts: {
    readers:
      "As suas respostas são lidas pelas pessoas de {organization} que cuidam desta avaliação. Não são anónimas: aparecem com o seu nome ou o seu e-mail.",
    readByModel:
      "Um modelo de IA também as lê, para entender o que diz e para escrever as suas recomendações.",
    readByNoModel: "Neste momento, nenhum modelo de IA as lê.",
    privacy: "Mais informações: {url}",
    left: "Ainda faltam: {questions}, aproximadamente {minutes}.",
    leftOnScreen: "O contador no topo mostra quantas perguntas faltam.",
    pause:
      "Sim, pode parar a qualquer momento. As suas respostas estão guardadas. Volte neste navegador ou noutro dispositivo com um link de acesso enviado para o seu e-mail.",
    highIsGood: "Um número alto é bom: 5 é a melhor resposta e 1 a pior.",
    highIsBad: "Aqui um número alto é mau: 5 é a pior resposta e 1 a melhor.",
    highIsNeutral: "Aqui nenhum número é melhor do que outro. Escolha o que descreve a sua situação.",
    highIsUnsaid: "Escolha o número que descreve a sua situação.",
    scale: "É isto que significa cada número:",
    scaleUnnamed: "1 é o número mais baixo e 5 o mais alto.",
    oneOption: "Aqui só pode escolher uma opção.",
    severalOptions: "Sim, aqui pode escolher mais do que uma opção.",
    oneRating: "Só pode escolher um número, de 1 a 5.",
    anyText: "Aqui pode mencionar várias coisas, com as suas próprias palavras.",
    optional: 'Sim, esta pergunta é opcional. Escreva "pular" para a deixar sem resposta.',
    required: "Esta pergunta é obrigatória: precisa de uma resposta antes de terminar.",
    notAPerson: "Sou um assistente automático, não uma pessoa, e não posso pôr ninguém em contacto consigo.",
  },

  distress: {
    calm: [
      "Lamento que esteja a passar por isto. Não tem de responder agora, e não guardei a sua mensagem como resposta.",
      "Agradeço que me diga isto. Faça uma pausa se precisar. Não guardei a sua mensagem como resposta.",
    ],
    email: "Pode escrever para {email}.",
    organization: "Pode falar com {organization} ou com a pessoa que lhe enviou o convite.",
    emergency: "Se estiver em perigo, ligue para o número de emergência local.",
  },

  edit: {
    offer: [
      "Devo alterar a sua resposta à pergunta {number} (“{question}”) para {answer}?",
      "Pergunta {number} (“{question}”): quer alterar a sua resposta para {answer}?",
    ],
    open: [
      'Para alterar a sua resposta à pergunta {number} (“{question}”), carregue em "Change answer {number}".',
      'Carregue em "Change answer {number}" para editar a sua resposta à pergunta {number} (“{question}”).',
    ],
    how: [
      'Para alterar uma resposta, carregue em "Edit" ao lado dela ou indique o número da pergunta: "alterar a pergunta 4".',
      'Que resposta quer alterar? Escreva, por exemplo, "alterar a pergunta 4" ou carregue em "Edit" ao lado da resposta.',
    ],
    already: [
      "A sua resposta à pergunta {number} (“{question}”) já é {answer}.",
      "Na pergunta {number} (“{question}”) já está {answer}.",
    ],
    notYet: [
      "Ainda não respondeu à pergunta {number}, por isso não há nada a alterar.",
      "Ainda não há resposta à pergunta {number}.",
    ],
    done: [
      "Feito: a sua resposta à pergunta {number} (“{question}”) é agora {answer}.",
      "Alterei a sua resposta à pergunta {number} (“{question}”) para {answer}.",
    ],
    declined: ["Muito bem, essa resposta fica como está.", "De acordo, nada foi alterado."],
    gone: [
      "Essa pergunta já não faz parte da avaliação, por isso nada foi alterado.",
      "Não consegui alterar essa resposta porque a pergunta já não é feita.",
    ],
  },
};
