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

  moves: {
    filler: `
      o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, em, no, na, nos, nas, e, é, são, era, foi,
      ser, sou, está, tá, ta, estou, tô, to, há, tem, têm, tenho, que, q, se, não, nao, n, já, com, sem,
      por, pra, para, pro, por favor, pfv, pf, favor, mais, muito, bem, bom, então, né, ah, eh, hum,
      desculpa, desculpe, obrigado, obrigada, ok, agora, aqui, aí, ali, lá, ainda, também, algo, nada,
      pouco, coisa, coisas, tão, só, mesmo, realmente, sinceramente, sobre, até, desde, como, pode, posso,
      quero, quer, vai, vou, vamos, fazer, faz, faço, dar, dá, me, te, lhe, seu, sua, ele, ela, eles, isso,
      isto, verdade, kkk, tipo, cara, gente, mano, momento, ao, à, pelo, pela, num, numa, nem, ele, disso,
      nisso, qualquer`,
    me: "eu, me, mim, meu, minha, meus, minhas, comigo, tenho, sou, estou, posso, devo, preciso",
    we: "nós, nos, nosso, nossa, nossos, nossas, a gente, temos, precisamos, como fazer, o que fazer",
    you: "tu, você, voce, vc, vcs, vocês, te, ti, teu, tua, seu, sua, seus, suas, o senhor, a senhora, cê",
    this: "isto, isso, este, esta, esse, essa, estes, estas, esses, essas, aqui, disto, disso",
    or: "ou",
    turn: `
      mas, porém, embora, talvez, provavelmente, acho que, acho, diria, eu diria, penso, creio, suponho,
      sobretudo, principalmente, porque, senão, exceto, só que, quem sabe`,

    who: "quem, alguém, com quem, a quem, para quem",
    why: `
      por que, por quê, porque, porquê, pq, para que, pra que, pra quê, para quê, com que finalidade,
      qual o motivo, qual o sentido, a troco de`,
    what: "o que, que, oq, o quê, quê",
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
      usados, utilizam, nuvem`,
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
    outcome: `
      o que eu ganho, o que ganho, o que recebo, o que eu recebo, que ganho, o que acontece, para que serve,
      pra que serve, o que fazem com, resultado, resultados, relatório, no final, no fim, depois,
      recomendações, conselhos, o que sai, o que vem, benefício`,
    bot: `
      robô, robo, bot, humano, humana, máquina, ia, ai, inteligência artificial, computador, programa,
      pessoa real, pessoa, pessoa de verdade, chatgpt, real`,
    identity: `
      quem é você, quem e voce, quem és, quem é vc, o que é você, o que você é, qual seu nome,
      qual é o seu nome, você é um, vc é um, você é uma, vc é uma, és um, és uma, estou falando com,
      estou a falar com, falo com, com quem, tem alguém aí`,
    must: `
      obrigatório, obrigatória, obrigado a, obrigada a, opcional, facultativo, devo, tenho que, tem que,
      é preciso, é necessário, posso pular, posso deixar, necessário, sou obrigado`,
    contact: `
      contato, contacto, contatar, contactar, telefone, suporte, ligar, falar com alguém,
      falar com uma pessoa, a quem pergunto, a quem posso, com quem falo, perguntar a quem, reclamar,
      reclamação, atendimento, dúvidas, tirar dúvidas`,

    before: `
      anterior, anteriores, antes, de antes, última, último, passada, acima, prévia, agora há pouco, atrás,
      já, penúltima`,
    said: `
      o que eu disse, o que disse, o que escrevi, o que respondi, o que coloquei, eu disse, disse, falei,
      escrevi, respondi, coloquei, botei, pus, marquei, escolhi, selecionei, tinha dito, tinha colocado`,
    change: `
      mudar, muda, mude, alterar, altera, altere, trocar, troca, troque, corrigir, corrige, corrija, editar,
      edita, retificar, põe, ponha, coloca, coloque, bota, substitui, atualiza, arruma`,
    wrong: `
      errado, errada, errei, enganei, me enganei, engano, erro, incorreto, incorreta, ops, opa, sem querer,
      confundi, me confundi, por engano, mal, falha, não está certo, li errado, entendi errado,
      digitei errado`,
    shouldBe: `
      quis dizer, queria dizer, quis colocar, queria colocar, deveria ser, devia ser, deve ser,
      tinha que ser, tem que ser, era, na verdade é, na verdade são, o certo é, o correto é, em vez de,
      ao invés de, e não, seria, é para ser, era para ser`,
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
      responda com, novas instruções`,

    system: "sistema, system",

    unsure: `
      não sei, nao sei, n sei, ñ sei, sei lá, sei la, nsei, não faço ideia, nao faço ideia, faço ideia,
      não tenho ideia, sem ideia, nem ideia, nenhuma ideia, não tenho certeza, não estou certo,
      não tenho a certeza, depende, difícil dizer, é difícil dizer, difícil de dizer, não sei dizer,
      não posso dizer, não saberia, sem opinião, não tenho opinião, quem sabe, boa pergunta, não me ocorre,
      não lembro, não me lembro, nunca pensei, não pensei nisso, não consigo dizer, tenho dúvidas,
      não sei responder, nem imagino, vai saber, nunca parei`,
    skip: `
      pular, pula, pule, passar, passa, passo, vou pular, vou passar, pulo, próxima, proxima,
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
    notApplicable: "não se aplica, nao se aplica, n a, na, não aplicável, não é o caso",

    greet: `
      olá, ola, oi, oie, oii, bom dia, boa tarde, boa noite, tudo bem, tudo bom, td bem, e aí, eai, beleza,
      blz, como vai, como está, como vc está, saudações, hello, hi, tchau, adeus, até logo, até mais,
      até já, obrigado, obrigada, obg, muito obrigado, muito obrigada, vlw, valeu, brigado, brigada,
      um abraço, prazer, igualmente`,
    whom: "a todos, pessoal, todos, com você, gente, amigo, amigos",
    intro: "sou, eu sou, me chamo, chamo me, meu nome é, o meu nome é, aqui é, aqui, daqui, fala",
    yes: `
      sim, s, claro, claro que sim, com certeza, ok, okay, tá, ta, tá bom, ta bom, certo, correto, exato,
      exatamente, isso, isso mesmo, isso aí, verdade, de acordo, concordo, beleza, blz, perfeito, pode ser,
      pode, bom, bem, ótimo, entendido, entendi, aham, uhum, é, bora, vamos, combinado, positivo,
      sim senhor, está bem, pois`,
    sound: "teste, testando, test, kkk, rsrs, kkkk, rs",
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
};
