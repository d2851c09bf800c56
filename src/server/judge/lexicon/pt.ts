import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const PT: Lexicon = {
  language: "pt",

  values: NO_VALUES,

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
