import type { Phrases } from "./phrases";

export const FR: Phrases = {
  language: "fr",
  tell: "le les des un une est sont suis et ou ne pas je j'ai nous vous mon ma mes notre nos votre vos c'est qu'est ce cette que qui quoi pourquoi comment combien quand où avec pour dans sur du au aux il elle on ça peut puis dois avoir fait sais trop très aussi mais plus d'un qu'il n'est cela veut dire signifie temps lit la de c'était",

  questions: { one: "{count} question", other: "{count} questions" },
  minutes: { one: "{count} minute", other: "{count} minutes" },
  about: "environ {questions}",
  welcome:
    "Bienvenue : {title}. Je vous accompagne à travers {questions}, l'une après l'autre. Vous pouvez vous arrêter quand vous voulez et reprendre là où vous en étiez.",
  allDone: "C'était la dernière question. Merci beaucoup !",

  taken: {
    answer: ["Merci : {answer}.", "Compris : {answer}.", "C'est noté : {answer}.", "Très bien : {answer}."],
    outOfFive: "{rating} sur 5",
    text: ["C'est noté.", "Merci.", "Compris.", "Très bien."],
    words: [
      "Merci, j'ai noté : « {words} »",
      "« {words} » – c'est noté.",
      "Voici ce que j'ai retenu : « {words} »",
    ],
    skipped: [
      "Pas de problème, nous laissons cette question de côté.",
      "Bien, nous continuons sans elle.",
      "Question passée.",
    ],
    leftOpen: [
      "Laissons cette question ouverte. Vous pouvez encore y répondre avant la dernière question.",
      "Cette question reste ouverte pour l'instant ; vous pourrez y revenir jusqu'à la dernière.",
    ],
    kept: [
      "Bien, je garde votre réponse telle quelle. Vous pouvez la modifier à tout moment avant de terminer.",
      "D'accord, je n'y ai rien changé.",
    ],
    full: [
      "Merci. Votre réponse est déjà aussi longue que possible, elle reste donc comme elle était.",
      "Il n'y a plus de place dans cette réponse, je l'ai donc laissée inchangée.",
    ],
    newer:
      "Entre-temps, vous avez répondu à cette question dans le formulaire ; j'ai gardé cette réponse : {answer}",
    newerSkip: "Entre-temps, vous avez passé cette question dans le formulaire ; j'en suis resté là.",
  },

  edited: "Réponse à la question {number} modifiée : {answer}",
  skipped: "question passée",
  quoted: "« {words} »",
  crowded: [
    "Beaucoup de personnes répondent en ce moment et le modèle d'IA n'avait pas le temps pour ce message ; je l'ai donc lu moi-même.",
    "Le modèle d'IA est encore occupé avec d'autres personnes, j'ai donc lu ce message moi-même aussi.",
  ],

  refused: {
    required: [
      "Je comprends, mais cette question est nécessaire pour terminer le questionnaire.",
      "Cette question ne peut pas être passée : il faut une réponse ici.",
    ],
    greeting: ["Bonjour, et merci de prendre ce temps !", "Quel plaisir de vous avoir ici."],
    thanks: ["Je vous en prie !", "Avec plaisir."],
    parting: [
      "Au revoir : tout est enregistré, et vous pouvez reprendre quand vous voulez.",
      "À plus tard ! Rien n'est perdu.",
    ],
    noise: ["Je n'ai pas su lire cela.", "Je n'y ai pas trouvé de réponse."],
    unsureText: [
      "Il n'est pas nécessaire de savoir. Qu'est-ce qui vous vient d'abord à l'esprit, ou que vous faudrait-il savoir pour répondre ? S'il n'y a rien, renvoyez la même chose.",
      "Vous n'avez pas besoin d'en avoir la certitude. Une première idée suffit, et s'il n'y en a pas, renvoyez simplement le même message.",
    ],
    unsureClosed: [
      "Ce n'est pas grave, cela n'a pas besoin d'être exact.",
      "Une estimation approximative suffit.",
    ],
    ambiguous: ["Cela peut vouloir dire plusieurs choses.", "On peut le lire de plusieurs façons."],
    unclearWhich: [
      "Je ne sais pas bien de quelle réponse il s'agit.",
      "Je n'ai pas pu reconnaître laquelle vous choisissez.",
    ],
    several: [
      "Vous en avez nommé plusieurs, or ici une seule peut être choisie.",
      "Une seule réponse est possible ici.",
    ],
    none: [
      "Si rien ne convient vraiment, la réponse la plus proche suffit.",
      "Rien ne doit correspondre exactement : prenez ce qui s'en approche le plus.",
    ],
    offScale: ["Ce n'est pas sur l'échelle.", "L'échelle s'arrête à 5."],
    noSuchOption: ["Il n'y a pas de réponse avec ce numéro.", "Ce numéro n'est pas dans la liste."],
    notWhole: ["Seuls les nombres entiers conviennent ici.", "Il me faut un nombre entier ici."],
    tooLong: ["C'est un peu trop long pour moi.", "C'est plus que je ne peux garder."],
    unclearText: [
      "Je ne suis pas sûr d'avoir compris. Pourriez-vous en dire un peu plus ?",
      "Je n'ai pas bien suivi. Pourriez-vous le dire autrement ?",
    ],
    unclearClosed: [
      "Je n'ai pas pu rattacher cela à une réponse.",
      "Je ne vois pas à laquelle des réponses cela correspond.",
    ],
    bareNumber: [
      "Pourriez-vous dire avec des mots ce que vous voulez dire ? Si le nombre dit tout, renvoyez-le.",
      "Quelques mots m'aideraient à comprendre ce nombre. S'il suffit, renvoyez-le simplement.",
    ],
    bareYes: [
      "J'ai bien lu votre oui, mais pas encore ce qu'il veut dire.",
      "Un oui seul ne m'en dit pas assez ici.",
    ],
    reference: [
      "Je ne peux pas reprendre ce que vous avez dit ailleurs ; merci de le redire ici.",
      "Chaque question garde sa propre réponse, même si c'est la même.",
    ],
    command: [
      "Je peux seulement poser ces questions et noter vos réponses.",
      "Je ne peux pas faire cela ici.",
    ],
    abuse: ["Je vois que c'est agaçant, et j'en suis désolé.", "Je comprends que vous en ayez assez."],
    wait: [
      "Prenez votre temps, tout est enregistré.",
      "Rien ne presse : je suis là dès que vous voudrez continuer.",
    ],
    asUnderstood: [
      "Répondez selon votre propre compréhension ; c'est ce qui compte ici.",
      "Quelle que soit votre lecture, votre réponse est la bonne.",
    ],
  },

  likely: {
    one: ["Voulez-vous dire {answer} ?", "Je comprends {answer}. Est-ce exact ?"],
    all: ["Pour l'instant, j'ai : {answer}. Est-ce tout ?", "J'ai compris {answer}. Est-ce complet ?"],
  },

  asks: {
    ownWords: [
      "Répondez avec vos propres mots, s'il vous plaît ; une phrase suffit.",
      "Il n'y a ni bonne ni mauvaise réponse, quelques mots suffisent.",
      "Qu'en diriez-vous ?",
    ],
    shorten: [
      "Merci de raccourcir votre réponse aux points les plus importants.",
      "Pourriez-vous dire l'essentiel en moins de mots ?",
    ],
    choose: [
      "Touchez une réponse, s'il vous plaît, ou tapez son numéro :",
      "Laquelle convient le mieux ? Le numéro suffit :",
    ],
    chooseSeveral: [
      "Choisissez tout ce qui convient, s'il vous plaît, ou tapez les numéros :",
      "Lesquelles conviennent ? Vous pouvez en nommer plusieurs :",
    ],
    chooseAgain: [
      "Choisissez dans la liste ci-dessus, s'il vous plaît ; le numéro suffit.",
      "Touchez ce qui convient le mieux, ou tapez un numéro de la liste.",
    ],
    which: ["Quelle réponse convient le mieux ?", "Laquelle de celles-ci vouliez-vous dire ?"],
    rate: [
      "Touchez un nombre de 1 à 5, s'il vous plaît, ou tapez-le : 1 veut dire « {lowest} », 5 veut dire « {highest} ».",
      "Quel nombre s'en approche le plus, de 1 (« {lowest} ») à 5 (« {highest} ») ?",
    ],
    rateUnnamed: [
      "Touchez un nombre de 1 à 5, s'il vous plaît, ou tapez-le : 1 est le plus bas, 5 le plus haut.",
      "Quel nombre s'en approche le plus, de 1 (le plus bas) à 5 (le plus haut) ?",
    ],
    scale: ["Voici ce que veulent dire les nombres :", "Vous pouvez choisir entre ces niveaux :"],
    more: "… et {count} de plus",
    skip: [
      'Ou tapez "passer" pour laisser cette question de côté.',
      'Si vous préférez ne pas répondre ici, tapez "passer".',
    ],
    form: [
      "Vous pouvez aussi répondre dans le formulaire.",
      'Ou appuyez sur "Answer in the form" et continuez là-bas.',
    ],
    back: [
      "Revenons maintenant à la question.",
      "Reprenons la question.",
      "Et que répondez-vous à la question ?",
    ],
  },

  nothingMore: "Je ne peux pas vous en dire plus que la question. Prenez-la comme vous la comprenez.",
  noReason: "L'auteur de cette question n'a pas indiqué pourquoi il la pose.",
  allIKnow: ["C'est tout ce que je peux vous en dire.", "Je n'en sais pas plus que ce que j'ai dit."],

  facts: {
    readers:
      "Vos réponses sont lues chez {house}, par les personnes qui s'occupent de ce questionnaire. Elles ne sont pas anonymes : votre nom ou votre adresse figure à côté.",
    readByModel: "Un modèle d'IA les lit aussi, pour vous comprendre et pour rédiger vos recommandations.",
    readByNoModel: "Aucun modèle d'IA ne les lit en ce moment.",
    privacy: "Pour en savoir plus : {url}",
    left: "À ce stade, il reste : {questions}, environ {minutes}.",
    leftOnScreen: "Le compteur en haut montre combien de questions il reste.",
    pause:
      "Oui, vous pouvez vous arrêter quand vous voulez. Tout est enregistré : revenez dans ce navigateur, ou sur n'importe quel appareil avec un lien que vous demandez à votre adresse.",
    changes: "Oui. Appuyez sur \"Edit\" à côté d'une réponse ; jusqu'à la fin, chacune peut être modifiée.",
    given: 'Voici vos réponses jusqu\'ici ; elles sont toutes sous "Your answers" sur cette page :',
    givenOne: "Question {number} (« {question} ») : {answer}",
    erasure:
      'Oui : sous "Your assessments", vous pouvez à tout moment supprimer ce questionnaire avec toutes ses réponses.',
    result:
      "Vous recevez des recommandations écrites qui reposent sur vos réponses. Vous les trouverez ici à la fin, et plus tard avec un lien que vous demandez à votre adresse.",
    model:
      "Je suis un assistant d'IA, pas une personne : un modèle d'IA lit ce que vous écrivez, et il peut se tromper.",
    program: "Je suis un programme qui suit des règles, ni une personne ni un modèle d'IA.",
    needed:
      'Oui, cette question est nécessaire pour terminer. Les questions facultatives peuvent être passées avec "passer".',
    optional: 'Non, cette question est facultative : tapez "passer" pour la passer.',
    write: "Écrivez à {email}, s'il vous plaît ; chez {house}, on vous aidera.",
    ask: "Adressez-vous à {house}, s'il vous plaît, ou à qui vous a envoyé l'invitation.",
  },

  correction: {
    already: "Votre réponse à la question {number} (« {question} ») est déjà : {answer}.",
    offer: [
      "Dois-je modifier votre réponse à la question {number} (« {question} ») et y mettre {answer} ?",
      "Question {number} (« {question} ») : voulez-vous répondre {answer} à la place ?",
    ],
    open: [
      "Que doit être votre réponse à la question {number} (« {question} ») à la place ?",
      "Dites-moi ce que je dois noter à la question {number} (« {question} »), ou appuyez sur le bouton.",
    ],
    which: [
      'Quelle réponse dois-je modifier ? Donnez-moi le numéro de la question et ce qui doit y figurer, ou appuyez sur "Edit" à côté de la réponse.',
      "Indiquez la question par son numéro, s'il vous plaît, et ce que je dois y mettre à la place.",
    ],
    notYet: [
      "La question {number} n'a pas encore de réponse, il n'y a donc rien à modifier.",
      "Il n'y a pour l'instant aucune réponse à la question {number} que je puisse modifier.",
    ],
    noneYet: "Il n'y a pas encore de réponse que je puisse modifier.",
    done: "C'est fait : votre réponse à la question {number} (« {question} ») est maintenant {answer}.",
    leave: ["Bien, cette réponse reste comme elle est.", "D'accord, je la laisse inchangée."],
    stale: [
      "Cette réponse ne peut plus être modifiée de cette façon, j'ai donc tout laissé comme c'était.",
      "Rien n'a été modifié : cette question n'est plus posée.",
    ],
  },
};
