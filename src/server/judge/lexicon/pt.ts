import type { Lexicon } from "./lexicon";

export const PT: Lexicon = {
  language: "pt",

  values: {
    common:
      "o|a|os|as|um|uma|de|do|da|dos|das|e|ou|mas|é|são|está|estão|somos|nós|eu|meu|minha|nosso|nossa|nossos|que|em|no|na|nos|nas|por|para|pra|com|ao|à|se|seu|sua|como|mais|muito|já|há|tem|temos|tenho|diria|acho|ser|era|foi|isso|esse|essa|não|também|só|entre|sobre|aqui|desde|até|dou|dá|menos|bem|gente|você|porque|quando|todo|todos",
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
      50: "cinquenta|cinqüenta",
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
        over: "mais de|mais do que|mais que|acima de|maior que|maior do que|superior a|depois de|após|bem mais de|muito mais de|além de",
        atLeast:
          "pelo menos|no mínimo|mínimo|a partir de|desde|ao menos|não menos de|não menos que|um mínimo de|há pelo menos",
        justOver:
          "um pouco mais de|pouco mais de|ligeiramente mais de|um pouquinho mais de|um pouco acima de",
        under:
          "menos de|menos do que|menos que|abaixo de|menor que|inferior a|antes de|bem menos de|muito menos de",
        atMost: "até|no máximo|máximo|não mais de|não mais que|max|máx|um máximo de|quando muito",
        nearly:
          "quase|perto de|pouco menos de|um pouco menos de|nem|nem sequer|não chega a|praticamente|nem chega a",
      },
      after: {
        over: "",
        atLeast:
          "ou mais|e mais|no mínimo|pelo menos|em diante|pra cima|para cima|ou superior|ou acima|ou posterior|mínimo|ou depois",
        justOver: "e pouco|e poucos|e poucas|e tantos|e tantas|e lá vai",
        under: "",
        atMost: "ou menos|e menos|no máximo|máximo|para baixo|pra baixo|ou inferior|ou abaixo|ou antes",
        nearly: "",
      },
    },
    about:
      "cerca de|aproximadamente|mais ou menos|uns|umas|por volta de|em torno de|talvez|acho que|diria|digamos|aprox|algo como|por aí|ou por aí|em média|na faixa de|perto dos|sei lá|eu diria|provavelmente|tipo|lá pelos|ou algo assim|na casa dos",
    ranges: { to: "a|até|ao|à", between: "entre|algo entre", and: "e|a" },
    outOf: { forward: "de|em|sobre|de cada|de um total de|dos|das|em cada" },
    places: {
      0: "primeiro de tudo|em primeiro lugar|antes de tudo|pela primeira vez|primeira vez|a primeira vez|a última vez|última vez|ano passado|último ano|últimos anos|últimos meses|nos últimos|ultimamente|por último|em último lugar|último mês|última semana|último trimestre|em segundo lugar|segunda feira|terça feira|quarta feira|quinta feira|sexta feira|às segundas|às sextas|um segundo|últimas semanas|primeiro ano|última hora|toda segunda|toda sexta|de segunda",
      1: "primeira|primeiro|a primeira|o primeiro|a primeira opção|primeira opção|a de cima|a primeira alternativa",
      2: "segunda|segundo|a segunda|o segundo|a segunda opção|segunda opção|a segunda alternativa",
      3: "terceira|terceiro|a terceira|o terceiro|a terceira opção|terceira opção",
      4: "quarta|quarto|a quarta|o quarto|a quarta opção|quarta opção",
      5: "quinta|quinto|a quinta|o quinto|a quinta opção|quinta opção",
      6: "sexta opção|a sexta|o sexto|sexto",
      7: "sétima|sétimo|a sétima|o sétimo",
      8: "oitava|oitavo|a oitava|o oitavo",
      9: "nona|nono|a nona",
      10: "décima|décimo|a décima",
      "-1": "última|último|a última|o último|a última opção|última opção|a de baixo",
      "-2": "penúltima|penúltimo|a penúltima|o penúltimo|a penúltima opção",
      "-3": "antepenúltima|antepenúltimo|a antepenúltima",
    },
    placeMarks: {
      before:
        "opção|número|núm|nº|resposta|alternativa|letra|a opção|o número|a letra|a resposta|item|opção número|a alternativa|a número",
      after: "a|o|ª|º",
    },
    levels: {
      never: "nunca|jamais|nenhuma vez|nem uma vez|em momento algum|nunca mesmo|zero vezes",
      hardlyEver:
        "quase nunca|muito raramente|praticamente nunca|raríssimas vezes|dificilmente|muito raro|raríssimo",
      rarely:
        "raramente|poucas vezes|raro|raras vezes|não muito|pouco|com pouca frequência|não com frequência|esporadicamente|não muito frequentemente|sem regularidade",
      occasionally:
        "ocasionalmente|de vez em quando|de tempos em tempos|vez ou outra|uma vez ou outra|eventualmente|de quando em quando|volta e meia|pontualmente|vez por outra",
      sometimes:
        "às vezes|as vezes|algumas vezes|por vezes|quando precisa|quando necessário|conforme a necessidade|quando dá|de forma irregular|quando é preciso",
      halfTheTime:
        "metade das vezes|metade do tempo|na metade das vezes|uma vez sim outra não|meio a meio|na metade dos casos",
      often:
        "frequentemente|com frequência|muitas vezes|sempre que possível|regularmente|bastante|muito frequentemente|com bastante frequência|várias vezes|bastantes vezes|direto|com regularidade|muito",
      usually:
        "geralmente|normalmente|habitualmente|na maioria das vezes|em geral|na maior parte do tempo|na maioria dos casos|costumeiramente|via de regra|de modo geral|a maior parte do tempo|a maioria das vezes|por norma",
      nearlyAlways: "quase sempre|praticamente sempre|quase todas as vezes|quase toda vez|quase o tempo todo",
      always:
        "sempre|toda vez|todas as vezes|o tempo todo|constantemente|sem exceção|em todos os casos|permanentemente|continuamente|sem falta|sempre sempre",
    },
    every: {
      0.0416667: "a cada hora|de hora em hora|toda hora",
      1: "diariamente|todos os dias|todo dia|cada dia|diário|diária|toda manhã|todas as manhãs|dia a dia|todo santo dia|toda noite",
      7: "semanalmente|toda semana|todas as semanas|cada semana|semanal|toda segunda feira|toda sexta feira|às sextas feiras|às segundas feiras",
      14: "quinzenalmente|a cada quinze dias|quinzenal|de quinze em quinze dias|semana sim semana não|a cada duas semanas|a cada 15 dias",
      30.4375: "mensalmente|todo mês|todos os meses|cada mês|mensal|no fim do mês|todo fim de mês",
      60.875: "bimestral|bimestralmente|a cada dois meses|mês sim mês não",
      91.3125:
        "trimestralmente|cada trimestre|trimestral|a cada três meses|todo trimestre|todos os trimestres|uma vez por trimestre",
      182.625: "semestralmente|cada semestre|semestral|a cada seis meses|todo semestre",
      365.25: "anualmente|todo ano|todos os anos|cada ano|anual|todo fim de ano",
      730.5: "a cada dois anos|bienal|bienalmente|ano sim ano não",
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
    each: "a cada|cada|de|uma vez a cada|todos os|todas as",
    counts: { 1: "uma vez|uma única vez|uma só vez", 2: "duas vezes", 3: "três vezes" },
    stances: {
      yes: "sim|claro|com certeza|claro que sim|isso|exato|exatamente|correto|é sim|sim claro|certo|pois é|pois sim|afirmativo|tem sim|temos sim|sim temos|temos|sim senhor|sim com certeza|verdade|ok sim|isso mesmo|sim tem|sim fazemos|fazemos|óbvio|yes|simm|é isso|sim sim|evidentemente|lógico",
      fully:
        "totalmente|completamente|plenamente|por completo|absolutamente|inteiramente|sim totalmente|sim completamente|definitivamente|cem por cento|integralmente|sem dúvida|sim plenamente|de forma completa|na totalidade|sim por completo",
      no: "não|nao|n|nem|não obrigado|não obrigada|na verdade não|não temos|não tem|não há|negativo|infelizmente não|acho que não|creio que não|não muito|não realmente|não no momento|no momento não|por enquanto não|atualmente não|não senhor|falso|não fazemos|que eu saiba não|não existe|não temos nenhum|não temos nenhuma|não é bem assim|nops|não não|não temos não|de momento não",
      notAtAll:
        "de jeito nenhum|de modo algum|de forma alguma|de maneira nenhuma|nem um pouco|nada disso|claro que não|com certeza não|de jeito algum|absolutamente não|nem pensar|não mesmo|em absoluto|de todo não|nunca na vida",
      partly:
        "parcialmente|em parte|mais ou menos|um pouco|sim em parte|sim parcialmente|sim e não|não totalmente|não completamente|não por completo|até certo ponto|de certa forma|só em parte|em grande parte|meio a meio|em algumas áreas|nem tudo|alguma coisa|não tudo|em alguns casos|pela metade|na maior parte|não em tudo|médio",
      notYet:
        "ainda não|não ainda|por agora ainda não|até agora não|ainda não temos|não até agora|ainda não começamos|não começamos|ainda nada|pendente|ainda não fizemos",
      planned:
        "planejado|está planejado|planeado|está planeado|em andamento|em curso|previsto|está previsto|em processo|em preparação|estamos trabalhando nisso|a caminho|em breve|estamos fazendo|em desenvolvimento|vamos fazer|pretendemos|planejamos|em construção|em fase de|em implantação|em implementação|estamos planejando|nos planos|está nos planos|começamos|já começamos|não mas está previsto|não mas está planejado|ano que vem|no próximo ano|estamos começando|em projeto|estamos a tratar disso",
      depends:
        "depende|isso depende|depende de|depende do|depende da|varia|conforme|caso a caso|é variável|depende do caso|dependendo|vai depender|depende muito",
      usedTo:
        "antes sim|não mais|já não|antigamente|antes|no passado|costumávamos|paramos|tínhamos|já tivemos|deixamos de|já não temos|já não fazemos|abandonamos|anteriormente|não temos mais|não fazemos mais|antes tínhamos",
      unsure:
        "não sei|nao sei|sei lá|não faço ideia|não tenho ideia|não tenho certeza|difícil dizer|sem ideia|não sabemos|não sei dizer|não saberia dizer|não tenho a certeza|não estou certo|não estou seguro|não sei ao certo|incerto|indeciso|não faço a mínima ideia|quem sabe|desconheço|não sei bem|não consigo dizer|não sei responder|não sei mesmo|n sei|difícil saber|não tenho a menor ideia",
    },
    scale: {
      lowest:
        "o mais baixo|a mais baixa|mínimo|o mínimo|mínima|a mínima|a nota mais baixa|nota mais baixa|o pior|a pior|nota mínima|a nota mínima|a pior nota|o menor|a menor|a menor nota|o nível mais baixo|zero estrelas|pontuação mínima|o valor mais baixo",
      middle:
        "meio|o meio|no meio|meio termo|o meio termo|a metade|ponto médio|no meio termo|bem no meio|neutro|neutra|o do meio|a do meio|intermediário|médio termo|meio do caminho",
      highest:
        "o mais alto|a mais alta|máximo|o máximo|máxima|a máxima|a nota mais alta|nota mais alta|o melhor|a melhor|nota máxima|a nota máxima|a melhor nota|o maior|a maior|a maior nota|o nível mais alto|todas as estrelas|pontuação máxima|o valor mais alto|nota dez|o topo|no topo",
    },
    degrees: {
      lowest:
        "nada|de jeito nenhum|muito mal|muito ruim|péssimo|péssima|terrível|horrível|muito baixo|muito baixa|discordo totalmente|muito insatisfeito|muito insatisfeita|nulo|nula|desastroso|um desastre|catastrófico|muito fraco|muito fraca|nenhum|nenhuma|muito mau|muito má|horroroso|nem um pouco|muito insatisfeitos|extremamente ruim|muito improvável",
      low: "mal|ruim|mau|má|pouco|baixo|baixa|não muito|não muito bem|não tão bem|discordo|insatisfeito|insatisfeita|fraco|fraca|deficiente|um pouco|meio ruim|bem ruim|improvável|pouco satisfeito|pouco satisfeita|não muito bom|não tão bom|não está bom|insuficiente|insatisfeitos|deixa a desejar|não muito boa|pouca|nada bom",
      middle:
        "regular|mais ou menos|normal|aceitável|assim assim|nem bom nem ruim|nem concordo nem discordo|médio|média|moderado|moderada|razoável|razoavelmente|mediano|na média|ok|passável|indiferente|suficiente|dá pro gasto|meia boca|nem bem nem mal|mediana",
      high: "bem|bom|boa|bastante bem|concordo|satisfeito|satisfeita|alto|alta|bastante bom|provável|bem bom|bastante|forte|contente|satisfeitos|sólido|muito razoável|bem satisfeito|bem boa|tranquilo|bastante boa",
      highest:
        "muito|muito bem|muito bom|muito boa|excelente|perfeito|perfeita|perfeitamente|ótimo|ótima|maravilhoso|concordo totalmente|concordo plenamente|muito satisfeito|muito satisfeita|muito alto|muito alta|fantástico|incrível|extraordinário|espetacular|totalmente|completamente|extremamente|sensacional|impecável|muito provável|excelentemente|muito forte|muito satisfeitos|maravilha|top|show|otimamente",
    },
  },

  grammar: {
    filler:
      "eu|nós|a gente|me|mim|meu|minha|meus|minhas|nosso|nossa|nossos|nossas|é|são|está|estamos|estou|sou|somos|era|seria|há|tem|temos|tenho|um|uma|uns|umas|o|a|os|as|de|do|da|dos|das|para|pra|pro|pra mim|pra gente|para mim|para nós|com|por|em|no|na|nos|nas|ao|à|como|mais ou menos|aproximadamente|cerca de|bastante|muito|realmente|só|apenas|simplesmente|bem|bom|boa|belo|bela|sólido|claro|pois|então tá|é que|eh|hum|hmm|hã|ah|oh|né|tipo|assim|sei lá|olha|sim|ok|tá|beleza|na verdade mesmo|sinceramente|honestamente|francamente|na minha opinião|em geral|no geral|em média|atualmente|agora mesmo|hoje|hoje em dia|por enquanto|infelizmente|felizmente|certamente|com certeza|sem dúvida|definitivamente|absolutamente|também|ainda|por favor|obrigado|obrigada|valeu|oi|olá|ponto|pontos|vírgula|estrela|estrelas|nota|opção|resposta|número|nível|escala|aqui|ali|lá|isso|isto|esse|essa|este|esta|principalmente|sobretudo|não tenho certeza|não sei bem|difícil dizer mas|boa pergunta|kkk|rsrs|que|q|se|lhe|já|exatamente|justo|se eu tivesse que escolher|fica|vai|cara|mano",
    choosing:
      "eu diria|diria|digo|eu digo|digamos|vamos dizer|acho|eu acho|acho que|eu acho que|creio|creio que|penso|penso que|considero|coloco|coloca|coloque|ponho|põe|ponha|bota|bote|dou|eu dou|daria|eu daria|escolho|eu escolho|escolhemos|escolheria|fico com|ficamos com|fico no|fico na|vou de|vou com|vamos de|vamos com|voto|voto em|voto no|voto na|marca|marque|anota|anote|escreve|é um|é uma|é|um|uma|são|seria|seria um|será|estamos em|estou em|somos|sou|merece|vale|ganha|minha resposta|minha resposta é|a resposta é|minha escolha|provavelmente|suponho|me inclino|temos|usamos|fazemos|mais para|mais pra|tá mais pra|opto por|nota",
    not: "não|nao|nem|nunca|jamais|nenhum|nenhuma|sem|exceto|menos|em vez de|ao invés de|tudo menos|qualquer um menos|de jeito nenhum|tampouco|nada|quase|que|longe de|fora|tirando|não é|de forma alguma",
    notBehind: "não|nao|também não|nunca",
    only: "não só|não somente|não apenas|nada mais que|sem problema|sem dúvida|não há dúvida|nada menos que",
    instead: "em vez de|ao invés de|do que|e não",
    except: "menos|exceto|fora|tirando|salvo|mas não|sem|a não ser|com exceção de|à exceção de",
    correction:
      "não espera|espera|espere|peraí|pera|não não|não melhor|melhor|melhor dizendo|ou melhor|aliás|desculpa|desculpe|perdão|quero dizer|quis dizer|queria dizer|digo|corrigindo|correção|na verdade|na real|ops|opa|pensando bem|pensando melhor|agora que penso|muda para|mude para|troca para|troque para|deixa em|me enganei|errei|esquece|esqueça|não|ou não|minto|retifico",
    or: "ou|ou então|ou talvez|seja|entre|fico entre|em dúvida entre|alternativamente",
    perhaps: "talvez|quem sabe|possivelmente|pode ser|eventualmente|até|porventura|se calhar",
    and: "e|além de|também|mais|assim como|e também|junto com|e além disso|com|tanto|quanto|depois|e depois|bem como|e a|e o",
    but: "mas|porém|contudo|todavia|embora|no entanto|entretanto|enquanto|apesar de|só que|por outro lado|já",
    because:
      "porque|pq|pois|já que|visto que|devido a|por causa de|dado que|uma vez que|graças a|para que|quando|desde que|desde|senão|apesar de|depois que|antes que|por conta de",
    now: "agora|hoje|hoje em dia|atualmente|ultimamente|este ano|esse ano|este mês|no momento|por enquanto",
    so: "então|portanto|por isso|logo|no fim|no final|em resumo|resumindo|no total|no conjunto|enfim|digamos|ou seja|de modo que|no geral|em suma|no fim das contas|daí|por conseguinte",
    elsewhere:
      "antes|ano passado|no ano passado|mês passado|semana passada|há um ano|anteriormente|no começo|no início|no passado|antigamente|era|eram|foi|foram|estava|estávamos|tinha|tínhamos|havia|costumava|deveria|deveríamos|devia|teria que|gostaria|gostaríamos|queria|quero|queremos|tomara|espero|esperamos|objetivo|meta|a meta|idealmente|em teoria|se|se eu|se a gente|ano que vem|próximo ano|próximo mês|no futuro|um dia|meu chefe|o chefe|minha chefe|meus colegas|meu colega|meu sócio|minha mulher|minha esposa|meu marido|meu irmão|minha irmã|meu pai|minha mãe|a concorrência|os concorrentes|os outros|outros|outras|as pessoas|dizem|diz|seu formulário|o formulário|a pergunta|a pesquisa|planejamos|ia dizer|não mais|deixamos",
    all: "tudo|todos|todas|toda|todo|tudo isso|todas elas|todos eles|todas as anteriores|todos os anteriores|todas as opções|os três|as três|os quatro|as quatro|cada uma|cada um|a lista toda",
    both: "ambos|ambas|os dois|as duas|as duas coisas",
    none: "nenhum|nenhuma|nenhum deles|nenhuma delas|nenhuma das anteriores|nenhum dos anteriores|nada|nada disso|nem um nem outro|nenhuma dessas|nenhum desses",
    any: "qualquer|qualquer um|qualquer uma|tanto faz|não importa|sem preferência|o que você quiser|como quiser",
    other: "outro|outra|outros|outras|outra coisa|algo mais|outra opção|não está na lista",
  },

  moves: {},
};
