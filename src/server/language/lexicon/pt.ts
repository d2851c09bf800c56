import type { Lexicon } from "./lexicon";

export const PT_WORDS: Lexicon = {
  language: "pt",

  values: {
    common:
      "o|a|os|as|um|uma|de|do|da|dos|das|e|ou|mas|são|está|estão|somos|nós|eu|meu|minha|nosso|nossa|nossos|que|em|no|na|nas|por|para|pra|com|ao|se|seu|sua|como|mais|muito|já|há|tem|temos|tenho|diria|acho|ser|era|foi|isso|esse|essa|não|também|só|entre|sobre|aqui|desde|até|dou|menos|bem|gente|você|porque|quando|todo|todos",
    numbers: {
      "?": "alguns|algumas|vários|várias|muitos|muitas|poucos|poucas|uns poucos|dezenas|centenas",
      0: "zero",
      0.5: "meio|meia",
      1: "só eu|somente eu|apenas eu|eu sozinho|eu sozinha|um só|uma só|um único|uma única",
      1.5: "um e meio|uma e meia",
      2: "dois|duas",
      "~2": "um par de|um par",
      3: "três",
      4: "quatro",
      5: "cinco",
      6: "seis|meia dúzia|meia dúzia de",
      7: "sete",
      8: "oito",
      9: "nove",
      10: "dez",
      "~10": "uma dezena|uma dezena de",
      11: "onze",
      12: "doze|uma dúzia|uma dúzia de|dúzia",
      13: "treze",
      14: "quatorze|catorze",
      15: "quinze",
      16: "dezesseis|dezasseis",
      17: "dezessete|dezassete",
      18: "dezoito",
      19: "dezenove|dezanove",
      20: "vinte",
      30: "trinta",
      40: "quarenta",
      50: "cinquenta",
      60: "sessenta",
      70: "setenta",
      80: "oitenta",
      90: "noventa",
      "~100": "uma centena|uma centena de",
      200: "duzentos|duzentas",
      300: "trezentos|trezentas",
      400: "quatrocentos|quatrocentas",
      500: "quinhentos|quinhentas",
      600: "seiscentos|seiscentas",
      700: "setecentos|setecentas",
      800: "oitocentos|oitocentas",
      900: "novecentos|novecentas",
      "~1000": "um milhar|um milhar de",
      250000: "um quarto de milhão",
    },
    articles: "um|uma",
    joins: { forward: "e" },
    halves: { after: "e meio|e meia" },
    magnitudes: { 100: "cem|cento", 1000: "mil", 1000000: "milhão", 1000000000: "bilhão|mil milhões" },
    countedMagnitudes: {
      1000: "k|milhares|milhares de",
      1000000: "m|mi|milhões|milhões de|milhão de|mln",
      1000000000: "bi|bilhões|bilhões de|bilhão de",
    },
    units: {
      people:
        "pessoas|pessoa|funcionários|funcionário|funcionárias|empregados|empregado|colaboradores|colaborador|trabalhadores|trabalhador|membros|gente|colegas",
      money: "reais|real|euros|euro|eur|dólares|dólar|brl|usd|de reais|de euros|de dólares|contos",
      percent: "por cento|porcento|pontos percentuais",
      points: "estrelas|estrela|pontos|ponto|pts",
      times: "vezes|vez|x",
      minute: "minutos|minuto|min",
      hour: "horas|hora|h|hs",
      day: "dias|dia|dias úteis",
      week: "semanas|semana",
      month: "meses|mês",
      year: "anos|ano",
    },
    bounds: {
      before: {
        over: "mais de|mais do|acima do|mais do que|mais que|acima de|maior que|maior do que|superior a|depois de|após|bem mais de|muito mais de|além de|mais vezes que|mais vezes do que|com mais frequência que|com mais frequência do que|mais tarde que|mais tarde do que",
        since: "desde|há",
        atLeast:
          "pelo menos|no mínimo|mínimo|a partir de|ao menos|não menos de|não menos que|um mínimo de|há pelo menos",
        justOver:
          "um pouco mais de|pouco mais de|ligeiramente mais de|um pouquinho mais de|um pouco acima de",
        under:
          "menos de|menos do|abaixo do|menos do que|menos que|abaixo de|menor que|inferior a|antes de|bem menos de|muito menos de|menos vezes que|menos vezes do que|com menos frequência que|com menos frequência do que",
        atMost: "até|no máximo|máximo|não mais de|não mais que|max|um máximo de|quando muito",
        nearly:
          "quase|perto de|pouco menos de|um pouco menos de|nem|nem sequer|não chega a|praticamente|nem chega a",
      },
      after: {
        over: "",
        since: "",
        atLeast:
          "ou mais|e mais|no mínimo|pelo menos|em diante|pra cima|para cima|ou superior|ou acima|ou posterior|mínimo|ou depois|ou mais vezes|ou com mais frequência",
        justOver: "e pouco|e poucos|e poucas|e tantos|e tantas|e lá vai",
        under: "",
        atMost:
          "ou menos|e menos|no máximo|máximo|para baixo|pra baixo|ou inferior|ou abaixo|ou antes|ou menos vezes|ou com menos frequência|ou mais raramente",
        nearly: "",
      },
    },
    about:
      "cerca de|aproximadamente|mais ou menos|uns|umas|por volta de|em torno de|talvez|acho que|diria|digamos|aprox|algo como|por aí|ou por aí|em média|na faixa de|perto dos|sei lá|eu diria|provavelmente|tipo|lá pelos|ou algo assim|na casa dos",
    the: "o|a|os|as|os últimos|as últimas|os próximos",
    within:
      "no último|na última|durante o último|durante a última|dentro do último|dentro da última|dentro do|dentro da",
    ranges: { to: "a|até|ao", between: "entre|algo entre", and: "e|a" },
    outOf: { forward: "de|em|sobre|de cada|de um total de|dos|das|em cada" },
    shares: {
      "10": "um décimo|um em cada dez",
      "20": "um quinto|um em cada cinco",
      "25": "um quarto|a quarta parte|um em cada quatro",
      "33.3": "um terço|a terça parte|um em cada três",
      "50": "a metade|metade|um em cada dois",
      "66.7": "dois terços",
      "75": "três quartos",
    },
    places: {
      0: "primeiro de tudo|em primeiro lugar|antes de tudo|pela primeira vez|primeira vez|a primeira vez|a última vez|última vez|ano passado|último ano|últimos anos|últimos meses|nos últimos|ultimamente|por último|em último lugar|último mês|última semana|último trimestre|em segundo lugar|segunda feira|terça feira|quarta feira|quinta feira|sexta feira|às segundas|às sextas|um segundo|últimas semanas|primeiro ano|última hora|toda segunda|toda sexta|de segunda|próximo|seguinte",
      1: "primeira|primeiro|a primeira|o primeiro|a primeira opção|primeira opção|a de cima|a primeira alternativa|primeiros|primeiras|os primeiros|as primeiras",
      2: "segunda|segundo|a segunda|o segundo|a segunda opção|segunda opção|a segunda alternativa",
      3: "terceira|terceiro|a terceira|o terceiro|a terceira opção|terceira opção",
      4: "quarta|quarto|a quarta|o quarto|a quarta opção|quarta opção",
      5: "quinta|quinto|a quinta|o quinto|a quinta opção|quinta opção",
      6: "sexta opção|a sexta|o sexto|sexto",
      7: "sétima|sétimo|a sétima|o sétimo",
      8: "oitava|oitavo|a oitava|o oitavo",
      9: "nona|nono|a nona",
      10: "décima|décimo|a décima",
      "-1": "última|último|a última|o último|a última opção|última opção|a de baixo|últimos|últimas|os últimos|as últimas",
      "-2": "penúltima|penúltimo|a penúltima|o penúltimo|a penúltima opção",
      "-3": "antepenúltima|antepenúltimo|a antepenúltima",
    },
    counting: "somos|temos|tenho|há|são|contamos com|somos só|estamos em|a gente tem|a gente é",
    placeMarks: {
      before:
        "opção|número|núm|nº|resposta|alternativa|letra|a opção|o número|a letra|a resposta|item|opção número|a alternativa|a número",
      after: "a|o",
    },
    every: {
      0.0416667: "a cada hora|de hora em hora|toda hora",
      1: "diariamente|todos os dias|todo dia|cada dia|diário|diária|toda manhã|todas as manhãs|dia a dia|todo santo dia|toda noite",
      2: "dia sim dia não|a cada dois dias",
      7: "semanalmente|toda semana|todas as semanas|cada semana|semanal|às sextas feiras|às segundas feiras|às terças feiras|às quartas feiras|às quintas feiras|às segundas|às terças|às quartas|às quintas|às sextas|aos sábados|aos domingos",
      14: "quinzenalmente|a cada quinze dias|quinzenal|de quinze em quinze dias|semana sim semana não|a cada duas semanas|a cada 15 dias",
      30.4375: "mensalmente|todo mês|todos os meses|cada mês|mensal|no fim do mês|todo fim de mês",
      60.875: "bimestral|bimestralmente|a cada dois meses|mês sim mês não",
      91.3125:
        "a cada poucos meses|de poucos em poucos meses|trimestralmente|cada trimestre|trimestral|a cada três meses|todo trimestre|todos os trimestres|uma vez por trimestre",
      182.625: "semestralmente|cada semestre|semestral|a cada seis meses|todo semestre",
      365.25: "anualmente|todo ano|todos os anos|cada ano|anual|todo fim de ano",
      730.5: "a cada dois anos|bienal|bienalmente|ano sim ano não",
    },
    weekdays: {
      1: "segunda feira|segundas feiras|segunda|segundas",
      2: "terça feira|terças feiras|terça|terças",
      3: "quarta feira|quartas feiras|quarta|quartas",
      4: "quinta feira|quintas feiras|quinta|quintas",
      5: "sexta feira|sextas feiras|sexta|sextas",
      6: "sábado|sábados",
      7: "domingo|domingos",
    },
    per: {
      0.0416667: "por hora",
      1: "ao dia|por dia|no dia|diárias|diários",
      7: "por semana|na semana|à semana|semanais|em uma semana",
      14: "por quinzena",
      30.4375: "por mês|ao mês|no mês|mensais|em um mês",
      91.3125: "por trimestre|ao trimestre|no trimestre",
      182.625: "por semestre|ao semestre",
      365.25: "por ano|ao ano|no ano|anuais|em um ano",
    },
    each: "a cada|cada|de|uma vez a cada|todos os|todas as|toda|todo",
    periods: {
      0.010416666666666666: "um quarto de hora|quarto de hora",
      0.020833333333333332: "meia hora|meia horinha",
      0.03125: "três quartos de hora",
    },
    counts: { 1: "uma vez|uma única vez|uma só vez", 2: "duas vezes", 3: "três vezes" },
  },

  grammar: {
    filler:
      "é tudo|isto é tudo|atrás|isso e tudo|e so isso|so isso|mais nada|eu|nós|a gente|me|mim|meu|minha|meus|minhas|nosso|nossa|nossos|nossas|é|são|está|estamos|estou|sou|somos|era|seria|há|tem|temos|tenho|um|uma|uns|umas|o|a|os|as|de|do|da|dos|das|para|pra|pro|pra mim|pra gente|para mim|para nós|com|por|em|no|na|nas|ao|como|mais ou menos|aproximadamente|cerca de|bastante|muito|realmente|só|apenas|simplesmente|bem|bom|boa|belo|bela|sólido|claro|pois|então tá|é que|eh|hum|hmm|ah|oh|né|tipo|assim|sei lá|olha|sim|ok|tá|beleza|na verdade mesmo|sinceramente|honestamente|francamente|na minha opinião|em geral|no geral|em média|atualmente|agora mesmo|hoje|hoje em dia|por enquanto|infelizmente|felizmente|certamente|com certeza|sem dúvida|definitivamente|absolutamente|também|ainda|por favor|obrigado|obrigada|valeu|oi|olá|ponto|pontos|vírgula|estrela|estrelas|nota|opção|resposta|número|nível|escala|aqui|ali|lá|isso|isto|esse|essa|este|principalmente|sobretudo|não tenho certeza|não sei bem|difícil dizer mas|boa pergunta|kkk|rsrs|que|q|se|lhe|já|exatamente|justo|se eu tivesse que escolher|fica|vai|cara|mano|ehm|hm|uh|uhm|mm|mmm|euh|oeh|proposta|propostas|sugestão|categoria|faixa|escalão|linha|alternativa|alternativas|possibilidade|seu|sua|seus|suas|deles|delas|da lista|na lista|da sua lista|da vossa lista|mencionadas|mencionados|listadas|listados",
    choosing:
      "eu diria|diria|digo|eu digo|digamos|vamos dizer|acho|eu acho|acho que|eu acho que|creio|creio que|penso|penso que|considero|coloco|coloca|coloque|ponho|põe|ponha|bota|bote|dou|eu dou|daria|eu daria|escolho|eu escolho|escolhemos|escolheria|fico com|ficamos com|fico no|fico na|vou de|vou com|vamos de|vamos com|voto|voto em|voto no|voto na|marca|marque|anota|anote|escreve|é um|é uma|é|um|uma|são|seria|seria um|será|estamos em|estou em|somos|sou|merece|vale|ganha|minha resposta|minha resposta é|a resposta é|minha escolha|provavelmente|suponho|me inclino|temos|usamos|fazemos|mais para|mais pra|tá mais pra|opto por|nota|diria que|eu diria que|digo que|considero que|acredito que|suponho que",
    not: "não|não estou|não estamos|nem|nunca|jamais|nenhum|nenhuma|sem|exceto|menos|em vez de|ao invés de|qualquer um menos|de jeito nenhum|tampouco|nada|quase|que|longe de|fora|tirando|não é|de forma alguma|recusamos|recusa|dispensamos|eliminamos|não aceitamos|não usamos|não se aceita|não se aceitam",
    notBehind:
      "não|também não|nunca|é proibido|é proibida|são proibidos|são proibidas|não é possível|não dá|não se aceita|não aceitamos|é impossível|está fora de questão|nem pensar|já não aceitamos|já não usamos|já não temos|não estou|não estamos|deixámos|deixamos de usar|foi proibido|foi proibida|foram proibidos|foram proibidas|foi banido|foi banida|foi abandonado|foi abandonada",
    only: "não só|não somente|não apenas|nada mais que|sem problema|sem dúvida|não há dúvida|nada menos que|já não só|já não apenas|não mais só",
    instead: "em vez de|ao invés de|do que|e não",
    except: "menos|exceto|fora|tirando|salvo|mas não|sem|a não ser|com exceção de|à exceção de",
    correction:
      "não espera|espera|espere|peraí|pera|não não|não melhor|melhor|melhor dizendo|ou melhor|aliás|desculpa|desculpe|perdão|quero dizer|quis dizer|queria dizer|digo|corrigindo|correção|na verdade|na real|opa|pensando bem|pensando melhor|agora que penso|muda para|mude para|troca para|troque para|deixa em|me enganei|errei|esquece|esqueça|não|ou não|minto|retifico|enganei-me|engano meu",
    or: "ou|ou então|ou talvez|seja|entre|fico entre|em dúvida entre|alternativamente",
    to: "a|até",
    perhaps: "talvez|quem sabe|possivelmente|pode ser|eventualmente|até|porventura|se calhar",
    and: "e|além de|também|mais|assim como|e também|junto com|e além disso|tanto|quanto|depois|e depois|bem como|e a|e o",
    but: "mas|porém|contudo|todavia|embora|no entanto|entretanto|enquanto|apesar de|só que|por outro lado|já",
    because:
      "porque|pq|pois|já que|visto que|devido a|por causa de|dado que|uma vez que|graças a|para que|quando|desde que|desde|senão|apesar de|depois que|antes que|por conta de",
    now: "agora|hoje|hoje em dia|atualmente|ultimamente|este ano|esse ano|este mês|no momento|por enquanto",
    so: "então|portanto|por isso|logo|no fim|no final|em resumo|resumindo|no total|no conjunto|enfim|digamos|ou seja|de modo que|no geral|em suma|no fim das contas|daí|por conseguinte",
    elsewhere:
      "antes|ano passado|no ano passado|mês passado|semana passada|há um ano|anteriormente|no começo|no início|no passado|antigamente|era|eram|foi|foram|estava|estávamos|tinha|tínhamos|havia|costumava|deveria|deveríamos|devia|teria que|gostaria|gostaríamos|queria|quero|queremos|tomara|espero|esperamos|objetivo|meta|a meta|idealmente|em teoria|se|se eu|se a gente|ano que vem|próximo ano|próximo mês|no futuro|um dia|meu chefe|o chefe|minha chefe|meus colegas|meu colega|meu sócio|minha mulher|minha esposa|meu marido|meu irmão|minha irmã|meu pai|minha mãe|a concorrência|os concorrentes|os outros|outros|outras|as pessoas|dizem|diz|seu formulário|o formulário|a pergunta|a pesquisa|planejamos|ia dizer|não mais|deixamos|vizinho|vizinhos|vizinha|o meu vizinho|meu vizinho|do lado|da frente|do outro lado da rua|nosso fornecedor|o nosso fornecedor|meu fornecedor|concorrente|concorrentes|concorrência|as grandes redes|as grandes cadeias|um amigo|um amigo meu|meu primo|meu tio|minha tia|meu cunhado|minha cunhada|meu antigo chefe|meu ex chefe|meu senhorio|a maioria das empresas|outras empresas|outros negócios|noutros sítios",
    all: "tudo|todos|todas|toda|todo|tudo isso|todas elas|todos eles|todas as anteriores|todos os anteriores|todas as opções|os três|as três|os quatro|as quatro|cada uma|cada um|a lista toda",
    both: "ambos|ambas|os dois|as duas|as duas coisas",
    none: "nenhum|nenhuma|nenhum deles|nenhuma delas|nenhuma das anteriores|nenhum dos anteriores|nada|nada disso|nem um nem outro|nenhuma dessas|nenhum desses",
    alone: "só|somente|apenas|unicamente",
    absent: "não",
    without: "sem",
    any: "qualquer|qualquer um|qualquer uma|tanto faz|não importa|sem preferência|o que você quiser|como quiser",
    more: "algo mais|mais alguma coisa|acrescentar|adicionar",
    other: "outro|outra|outros|outras|outra coisa|algo mais|outra opção|não está na lista",
  },

  intents: {
    filler: `
      queria perguntar, queria saber,
      o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, em, no, na, nos, nas, e, é, são, era, foi,
      ser, sou, está, tá, ta, estou, tô, to, há, tem, têm, tenho, que, q, se, não, nao, n, já, com, sem,
      por, pra, para, pro, por favor, pfv, pf, favor, mais, muito, bem, bom, então, né, ah, eh, hum,
      desculpa, desculpe, obrigado, obrigada, ok, agora, aqui, aí, ali, lá, ainda, também, algo, nada,
      pouco, coisa, coisas, tão, só, mesmo, realmente, sinceramente, sobre, até, desde, como, pode, posso,
      quero, quer, vai, vou, vamos, fazer, faz, faço, dar, dá, me, te, lhe, seu, sua, ele, ela, eles, isso,
      isto, verdade, kkk, tipo, cara, gente, mano, momento, ao, à, pelo, pela, num, numa, nem, ele, disso,
      nisso, qualquer`,
    me: "eu, me, mim, meu, minha, meus, minhas, comigo, tenho, sou, estou, posso, devo, preciso",
    we: "nós, nosso, nossa, nossos, nossas, a gente, temos, precisamos, como fazer, o que fazer",
    you: "tu, você, vc, vcs, vocês, te, ti, teu, tua, seu, sua, seus, suas, o senhor, a senhora, cê",
    this: "isto, isso, este, esta, esse, essa, estes, estas, esses, essas, aqui, disto, disso",
    or: "ou",
    turn: `
      mas, porém, embora, talvez, provavelmente, acho que, acho, diria, eu diria, penso, creio, suponho,
      sobretudo, principalmente, porque, senão, exceto, só que, quem sabe`,

    who: "quem, alguém, com quem, a quem, para quem",
    why: `
      por que, por quê, porque, porquê, pq, para que, pra que, pra quê, para quê, com que finalidade,
      qual o motivo, qual o sentido, a troco de`,
    what: "o que, que, oq",
    ask: "qual, quais, como, quando, onde, quanto, quanta, quantos, quantas, desde quando",
    opens: `
      é anónimo, é anônimo, é obrigatório, isso é, isto é, posso, podemos, pode, podes, poderia, devo,
      devemos, tenho que, tem que, preciso, você é, vc é, és, é um, refere se, quer dizer, conta, contam,
      inclui, incluo, vale, fica, ficam, vão, vai, meu chefe, estou falando, falo com, será que, dá para,
      dá pra, falta muito, faltam muitas, ainda falta`,
    particle: "",
    howMany: `
      quanto, quantos, quanta, quantas, quando, ano, anos, percentagem, porcentagem, percentual, número,
      quantidade, idade, orçamento, preço, custo, faturamento, faturação, data, desde, frequência, valor,
      taxa`,

    offers: "que tal",
    mean: `
      quer dizer, quis dizer, querem dizer, significa, significam, se refere, refere, entende por,
      entendem por, em que sentido, conta, contam, contar, inclui, incluem, incluir, trata, falando de,
      fala de, definição, define, exatamente, considera, perguntando, melhor, pior, comparado`,
    lost: `
      não entendi, nao entendi, não entendo, nao entendo, não compreendo, não compreendi, não percebo,
      não percebi, não saquei, boiei, tô perdido, perdido, não está claro, não ficou claro, pouco claro,
      confuso, confusa, como assim, oi, hein, hã, quê, o que você quer dizer, o que quer dizer,
      o que significa, o que é isso, o que é isto, não faz sentido, sem sentido, muito vago, vaga,
      que pergunta é essa`,
    explain: `
      explica, explicar, explique, explicação, me explica, esclarece, esclarecer, esclareça, exemplo,
      exemplos, por exemplo, reformula, reformular, repete, repetir, repita, ajuda, me ajuda, ajudar,
      traduz, em outras palavras, de outra forma, mais claro, mais específico, detalhar, mais detalhes,
      clarificar`,

    survey: `
      pesquisa, questionário, questionario, formulário, teste, avaliação, chat, entrevista, conversa,
      inquérito, enquete, processo, negócio, treco`,
    question: "pergunta, perguntas, questão, questões",
    answer: "resposta, respostas, nota, avaliação, respondido, pontuação",

    read: `
      lê, ler, leem, vê, ver, verá, veem, vão ver, vai ver, acesso, olha, recebe, recebem, saber, sabe,
      descobrir, fica sabendo, enviado, enviam, manda, compartilham, por trás, encomendou, pediu, cópia,
      chega`,
    others: `
      chefe, chefia, patrão, patroa, empresa, empregador, gerente, gestor, diretoria, direção, colegas,
      colega, banco, rh, receita federal, fisco, finanças, polícia, concorrência, outros, clientes,
      fornecedores, supervisor, equipe, equipa, terceiros`,
    private: `
      anónimo, anônimo, anónima, anônima, anonimato, anonimo, anônimas, confidencial, confidenciais, sigilo,
      sigiloso, privado, privada, privacidade, segredo, público, publicado, publicadas, entre nós, meu nome,
      lgpd, rgpd, compartilhado, compartilhadas`,
    store: `
      guardados, guardadas, armazenados, armazenam, dados, servidor, servidores, apagam, vendem, usam,
      usados, utilizam, nuvem, acontece com as minhas respostas, acontece com minhas respostas,
      fazem com as minhas respostas`,
    howLong: `
      quanto falta, quantas faltam, quanto tempo, quantas perguntas, quantas mais, quanto demora,
      quanto dura, falta muito, faltam muitas, ainda falta muito, ainda faltam, é a última, última pergunta,
      já está acabando, está acabando, tá acabando, tá quase, quase acabando, quando acaba, quando termina,
      é longo, demora muito, vai demorar`,
    left: `
      falta, faltam, resta, restam, dura, demora, leva, mais, tempo, minutos, acaba, acabar, termina, fim,
      longo`,
    pause: `
      parar, paro, pausa, pausar, sair, saio, fechar, fecho, interromper, continuar, continuo, terminar,
      acabar, resto, deixar, retomar`,
    later: `
      mais tarde, depois, amanhã, hoje à noite, outro dia, outra hora, continuar, voltar, volto, retomar,
      no celular, no telemóvel, de onde parei, onde parei`,
    save: `
      salva, salvo, salvar, salvas, guarda, guardado, guardadas, gravado, perde, perco, perder, apaga,
      começar de novo, do zero`,
    product: `
      o que eu ganho, o que ganho, o que recebo, o que eu recebo, que ganho, o que acontece, para que
      serve, pra que serve, o que fazem com, resultado, resultados, relatório, no final, no fim, depois,
      recomendações, conselhos, o que sai, o que vem, benefício, o que respondi, o que eu respondi, o que
      eu disse, o que é que respondi, qual foi a minha resposta, qual foi minha resposta, quais foram as
      minhas respostas, minhas respostas até agora, minhas respostas anteriores, posso ver as minhas
      respostas, posso ver minhas respostas, rever as minhas respostas, mostre as minhas respostas, mostra
      as minhas respostas, onde estão as minhas respostas, onde vejo as minhas respostas, apagar as
      minhas, apagar minhas, excluir minhas, excluir as minhas, eliminar as minhas, apagar os meus,
      excluir meus, apagar tudo, excluir tudo, quem é você, quem e voce, quem és, quem é vc, o que é você,
      o que você é, qual seu nome, qual é o seu nome, você é um, vc é um, você é uma, vc é uma, és um, és
      uma, estou falando com, estou a falar com, falo com, com quem, tem alguém aí, contato, contacto,
      contatar, contactar, telefone, suporte, ligar, falar com alguém, falar com uma pessoa, a quem
      pergunto, a quem posso, com quem falo, perguntar a quem, reclamar, reclamação, atendimento, dúvidas,
      tirar dúvidas`,
    bot: `
      robô, robo, bot, humano, humana, máquina, ia, ai, inteligência artificial, computador, programa,
      pessoa real, pessoa, pessoa de verdade, chatgpt, real`,
    must: `
      obrigatório, obrigatória, obrigado a, obrigada a, opcional, facultativo, devo, tenho que, tem que,
      é preciso, é necessário, posso pular, posso deixar, necessário, sou obrigado`,

    before: `
      anterior, anteriores, antes, de antes, última, último, passada, acima, prévia, agora há pouco, atrás,
      já, penúltima`,
    said: `
      o que eu disse, o que disse, o que escrevi, o que respondi, o que coloquei, eu disse, disse, falei,
      escrevi, respondi, coloquei, botei, pus, marquei, escolhi, selecionei, tinha dito, tinha colocado`,
    theLast: "na anterior, a anterior, à anterior, da anterior, na de antes, a de antes, na última",
    change: `
      mudar, muda, mude, alterar, altera, altere, trocar, troca, troque, corrigir, corrige, corrija, editar,
      edita, retificar, põe, ponha, coloca, coloque, bota, substitui, atualiza, arruma, acrescenta, acrescente, adiciona, adicione`,
    wrong: `
      errado, errada, errei, enganei, me enganei, engano, erro, incorreto, incorreta, ops, opa, sem querer,
      confundi, me confundi, por engano, mal, falha, não está certo, li errado, entendi errado,
      digitei errado`,
    meant: "quis dizer, queria dizer, quis colocar, queria colocar",
    shouldBe:
      "deveria ser, devia ser, deve ser, tinha que ser, tem que ser, era, na verdade é, na verdade são, o certo é, o correto é, em vez de, ao invés de, e não, seria, é para ser, era para ser",
    to: "para, pra, por, em",
    back: `
      voltar, volta, volte, voltar atrás, pergunta anterior, a pergunta anterior, a anterior, desfazer,
      retroceder, volta uma, voltar uma, para trás, pra trás, voltar à pergunta anterior`,
    same: "mesmo, mesma, mesmos, mesma coisa, igual, idêntico, idem",
    refer: `
      ver acima, como acima, veja acima, igual acima, igual antes, igual à anterior, igual a anterior,
      o mesmo de antes, o mesmo que antes, a mesma de antes, como disse, como eu disse, como já disse,
      como falei, já disse, já respondi, já falei, já escrevi, já te disse, mesma resposta,
      a mesma resposta, idem, repito, ver resposta, ver pergunta, vide acima`,

    ignore: "ignore, ignora, ignorar, esqueça, esquece, esquecer, desconsidere, desconsidera, desobedeça",
    rules: `
      instrução, instruções, regra, regras, prompt, orientações, ordens, diretrizes, mensagem do sistema,
      tudo acima, senha`,
    show: `
      mostra, mostre, me mostra, exibe, diga, me diga, me dá, revela, revele, imprime, imprima, repete,
      repita, escreve, copia, quais são, qual é, manda`,
    fill: `
      preenche, preencha, responde, responda, coloca, coloque, põe, ponha, marca, marque, dá, dê, avalie,
      avalia, termina, termine, acaba, completa, complete, escreve, escreva, faz, faça, apaga, apague,
      exclui, exclua, deleta, escolhe, escolha, envia, finaliza, finalize, fecha, gera, gere`,
    all: "tudo, todos, todas, o resto, cada, completo, inteiro, resto, o restante, até agora",
    forMe: "por mim, para mim, pra mim, no meu lugar, você mesmo, sozinho, em meu nome",
    role: `
      agora você é, você agora é, a partir de agora, aja como, atue como, finja, faça de conta,
      modo desenvolvedor, inventa, invente, inventa algo, inventa qualquer, coloca qualquer coisa,
      põe qualquer coisa, qualquer coisa, aleatório, aleatoriamente, escreve algo, responda apenas,
      responda com, novas instruções, conta uma piada, conte uma piada, conta me uma piada, me conta uma piada`,

    system: "sistema, system",

    unsure: `
      não sei, nao sei, n sei, ñ sei, sei lá, sei la, nsei, não faço ideia, nao faço ideia, faço ideia,
      não tenho ideia, sem ideia, nem ideia, nenhuma ideia, não tenho certeza, não estou certo,
      não tenho a certeza, depende, difícil dizer, é difícil dizer, difícil de dizer, não sei dizer,
      não posso dizer, não saberia, sem opinião, não tenho opinião, quem sabe, boa pergunta, não me ocorre,
      não lembro, não me lembro, nunca pensei, não pensei nisso, não consigo dizer, tenho dúvidas,
      não sei responder, nem imagino, vai saber, nunca parei`,
    skip: `
      não me apetece, não obrigado, não obrigada, pular, pula, pule, passar, passa, passo, vou pular, vou passar, pulo, próxima, proxima,
      próxima pergunta, seguinte, a próxima, sem comentários, sem resposta, não respondo, deixar em branco,
      em branco, skip, saltar, salta, avançar, avança, adiante, segue, me abstenho, prefiro não, pular essa`,
    unwilling: `
      não quero, nao quero, não desejo, não vou, prefiro não, prefiro, preferia não, não posso,
      não gostaria, me recuso, recuso, não tenho vontade, não devo, não pretendo, guardo, melhor não`,
    say: `
      dizer, responder, falar, compartilhar, partilhar, revelar, opinar, dar, comentar, avaliar, informar,
      isso, para mim, pra mim, essa informação, a resposta`,
    secret: `
      privado, pessoal, muito pessoal, confidencial, segredo, sigilo, sigiloso, não é da sua conta,
      não é da tua conta, não te interessa, não lhe interessa, não é assunto seu, não te diz respeito,
      não lhe diz respeito, da minha conta, coisa minha, assunto meu, entre mim e, interno, particular,
      segredo comercial`,
    wait: `
      espera, espere, espera aí, peraí, perai, pera, pera aí, calma, calma aí, aguarda, aguarde, um momento,
      momento, um momentinho, um segundo, um seg, um minuto, um minutinho, só um minuto, só um momento,
      só um segundo, me dá um minuto, já volto, volto já, ja volto, deixa eu pensar, deixa eu ver,
      deixe me pensar, preciso pensar, tenho que pensar, vou pensar, vou verificar, preciso verificar,
      estão me ligando, telefone tocando, agora não, agora não posso, esquece, deixa pra lá, cinco minutos,
      5 minutos, um instante, rapidinho, segura aí`,
    notApplicable: "não se aplica, n a, na, não aplicável, não é o caso",

    greet: `
      olá, ola, oi, oie, oii, bom dia, boa tarde, boa noite, tudo bem, tudo bom, td bem, e aí, eai, beleza,
      blz, como vai, como está, como vc está, saudações, hello, hi, um abraço, prazer, igualmente,
      muito prazer, voltei, já voltei, estou de volta`,
    thanks: `
      obrigado, obrigada, obg, muito obrigado, muito obrigada, vlw, valeu, brigado, brigada,
      obrigado pelo convite, obrigada pelo convite, agradeço`,
    parting: "tchau, adeus, até logo, até mais, até já, até amanhã, tenho que ir, preciso ir",
    whom: "a todos, pessoal, todos, com você, gente, amigo, amigos",
    intro: "sou, eu sou, me chamo, chamo me, meu nome é, o meu nome é, aqui é, aqui, daqui, fala",
    yes: `
      sim, s, claro, claro que sim, com certeza, ok, okay, tá, ta, tá bom, ta bom, certo, correto, exato,
      exatamente, isso, isso mesmo, isso aí, verdade, de acordo, concordo, beleza, blz, perfeito, pode ser,
      pode, bom, bem, ótimo, entendido, entendi, aham, uhum, é, bora, vamos, combinado, positivo,
      sim senhor, está bem, pois,
      vamos começar, comecemos, estou pronto, estou pronta, estamos prontos, podemos começar`,
    sound: "teste, testando, test, kkk, rsrs, kkkk, rs, la la la, lala, lalala, tralala, bla bla, blablabla",
    insult: `
      estúpido, estúpida, estúpidos, burro, burra, burros, burrice, idiota, idiotas, imbecil, imbecis,
      merda, merdas, lixo, bosta, porcaria, besteira, besteiras, bobagem, bobagens, palhaçada, palhaço,
      palhaços, ridículo, ridícula, inútil, inúteis, otário, otários, babaca, babacas, cretino, cretinos,
      filho da puta, filhos da puta, fdp, puta, puto, caralho, porra, droga, perda de tempo, perder tempo,
      trouxa, parvo, parvos, parvoíce, chato, chata, chatos, intrometido, intrometidos, saco, tolice, tolo,
      vagabundo, vagabundos, nojento`,
    curse: `
      vai se foder, vão se foder, vai te foder, vai à merda, vai a merda, vão à merda, vai tomar no cu,
      vão tomar no cu, vtnc, vsf, foda se, foda-se, vai pro inferno, vai para o inferno, vai pro caralho,
      vai para o caralho, vai te catar, vai se catar, vai catar coquinho, cala a boca, calem a boca,
      cala-te, me deixa em paz, deixa me em paz, me deixem em paz, enfia no, enfiem no, some daqui,
      sai fora, não enche, não me enche, não encham, chega disso, vai embora, vai dormir, puta que pariu,
      pqp`,
  },

  faq: {
    scaleEnd: `
      bom, boa, bem, mau, má, ruim, mal, melhor, pior, positivo, negativo, alto, alta, mais alto, baixo,
      baixa, mais baixo, em que sentido, qual lado, qual extremo`,
    scaleWord: `
      escala, número, números, nota, notas, pontuação, estrela, estrelas, ponto, pontos, um, dois, três,
      quatro, cinco`,
    several: `
      mais de um, mais de uma, mais do que um, mais do que uma, mais que um, mais de 1, vários, várias,
      múltiplas, múltipla, dois, duas, 2, três, 3, ambos, ambas, só um, só uma, apenas um, apenas uma, somente
      um, somente uma`,
    choose: `
      escolher, selecionar, marcar, assinalar, dar, escolho, opção, opções, resposta, respostas, possível,
      permitido, pôr, colocar`,
    leaveOut: `
      pular, saltar, passar esta, omitir, deixar em branco, deixar vazio, deixar vazia, deixar de fora, não
      responder, deixar sem resposta, sem responder, deixar esta pergunta, deixar a pergunta, deixar esta
      pergunta em branco, deixar a pergunta em branco`,
    wish: "quero, queria, gostaria, prefiro, preferia, preciso, por favor, me passe para, dê me, me dê",
    talk: `
      falar, conversar, ligar, telefonar, contactar, contatar, escrever, perguntar, ajudar, reclamar, falo`,
    person: `
      pessoa, uma pessoa, alguém, humano, um humano, ser humano, pessoa real, atendente, consultor,
      consultora, telefone, número de telefone, contacto, contato, suporte, apoio ao cliente, atendimento`,
    distress: `
      me matar, matar me, suicidar me, me suicidar, tirar a minha vida, tirar minha vida, acabar com a minha
      vida, acabar com minha vida, pôr fim à minha vida, quero morrer, vontade de morrer, não quero viver, não
      quero mais viver, já não quero viver, tenho pensamentos suicidas, tenho ideias suicidas, penso em
      suicídio, penso em me matar, penso no suicídio, me machucar, magoar me a mim, fazer mal a mim, me
      cortar, não aguento mais, já não aguento mais, estou em perigo, temo pela minha vida, estou tendo um
      ataque de pânico, estou a ter um ataque de pânico, estou desesperado, estou desesperada, esta pergunta
      me angustia, esta pergunta angustia me, isto angustia me, isso me angustia, me faz chorar, faz me
      chorar, estou chorando, estou a chorar`,
    despair: `
      não aguento, não consigo continuar, não consigo mais, quero acabar com tudo, quero desaparecer,
      não me sinto seguro, não me sinto segura, me ameaça, em perigo, demais para mim, sobrecarregado,
      sobrecarregada, angustiado, angustiada, desesperado, desesperada`,
    feels: "sinto, me deixa, completamente, totalmente",
  },
};
