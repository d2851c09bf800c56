import type { ReplyPhrases } from "./reply-phrases";

export const FR_REPLIES: ReplyPhrases = {
  language: "fr",
  tell: "le les des un une est sont suis et ou ne pas je j'ai nous vous mon ma mes notre nos votre vos c'est qu'est ce cette que qui quoi pourquoi comment combien quand où avec pour dans sur du au aux il elle on ça peut puis dois avoir fait sais trop très aussi mais plus d'un qu'il n'est cela veut dire signifie temps lit la de c'était",

  questions: { one: "{count} question", other: "{count} questions" },
  minutes: { one: "{count} minute", other: "{count} minutes" },
  about: "environ {questions}",
  welcome:
    "Bienvenue : {title}. Je vous accompagne à travers {questions}, l'une après l'autre. Vous pouvez vous arrêter quand vous voulez et reprendre là où vous en étiez.",
  allDone: "C'était la dernière question. Merci beaucoup !",

  acknowledgements: {
    answer: ["Merci : {answer}.", "Compris : {answer}.", "C'est noté : {answer}.", "Très bien : {answer}."],
    outOfFive: "{rating} sur 5",
    text: ["Merci.", "C'est noté.", "Compris.", "Très bien."],
    quote: ["Merci, j'ai noté {words}.", "Compris : {words}.", "C'est noté : {words}."],
    skipped: [
      "Pas de problème, nous laissons cette question de côté.",
      "Bien, nous continuons sans elle.",
      "Question passée.",
    ],
    leftOpen: [
      "Laissons cette question ouverte. Vous pouvez encore y répondre avant de terminer.",
      "Nous passons cette question pour l'instant. Vous pourrez y revenir avant de terminer.",
    ],
    kept: [
      "Bien, je garde votre réponse telle quelle. Vous pouvez la modifier à tout moment avant de terminer.",
      "D'accord, je n'y ai rien changé.",
    ],
    full: [
      "Votre réponse a atteint la longueur maximale, je n'ai donc rien pu y ajouter.",
      "Je n'ai pas pu l'ajouter, car votre réponse est déjà aussi longue que possible.",
    ],
    newer:
      "Vous avez déjà répondu à cette question dans le formulaire, j'ai donc gardé cette réponse : {answer}",
    newerSkip: "Vous avez déjà passé cette question dans le formulaire, je n'y ai rien changé.",
  },

  edited: "Réponse à la question {number} modifiée : {answer}",
  skipped: "question passée",
  quoted: "« {words} »",
  crowded: [
    "Le modèle d'IA est très sollicité en ce moment, c'est donc l'assistant intégré qui vous répond.",
    "Le modèle d'IA est encore très sollicité, j'ai donc traité ce message sans lui.",
  ],

  refused: {
    required: [
      "Je comprends, mais cette question est nécessaire pour terminer le questionnaire.",
      "Cette question ne peut pas être passée : il faut une réponse ici.",
    ],
    greeting: ["Bonjour, et merci de prendre ce temps !", "Bonjour ! Ravi de vous avoir ici."],
    thanks: ["Je vous en prie !", "Avec plaisir."],
    parting: [
      "Au revoir ! Vos réponses sont enregistrées, vous pouvez continuer quand vous voulez.",
      "À plus tard ! Toutes vos réponses sont enregistrées.",
    ],
    noise: ["Je n'ai pas su lire cela.", "Je n'y ai pas trouvé de réponse."],
    "unsure-text": [
      "Ce n'est pas grave de ne pas savoir. Qu'est-ce qui vous vient d'abord à l'esprit ? Si rien ne vient, renvoyez le même message.",
      "Vous n'avez pas besoin d'être sûr. Une première idée suffit. Si vous n'en avez pas, renvoyez simplement cela.",
    ],
    "unsure-closed": [
      "Ce n'est pas grave, cela n'a pas besoin d'être exact.",
      "Une estimation approximative suffit.",
    ],
    ambiguous: [
      "Je ne suis pas sûr de la réponse que vous voulez dire.",
      "Je n'ai pas pu reconnaître laquelle vous voulez dire.",
    ],
    several: [
      "Vous en avez nommé plusieurs, mais vous ne pouvez en choisir qu'une ici.",
      "Choisissez une seule réponse ici, s'il vous plaît.",
    ],
    none: [
      "Si rien ne convient exactement, choisissez la réponse la plus proche.",
      "Cela n'a pas besoin de correspondre parfaitement. La réponse la plus proche suffit.",
    ],
    "off-scale": ["C'est en dehors de l'échelle.", "L'échelle va seulement de 1 à 5."],
    "out-of-range": ["Il n'y a pas de réponse avec ce numéro.", "Ce numéro n'est pas dans la liste."],
    "not-whole": ["Seuls les nombres entiers conviennent ici.", "Il me faut un nombre entier ici."],
    "too-long": ["Cette réponse est trop longue.", "C'est plus long que ce que je peux enregistrer."],
    "unclear-text": [
      "Je ne suis pas sûr d'avoir compris. Pourriez-vous en dire un peu plus ?",
      "Je n'ai pas bien suivi. Pourriez-vous le dire autrement ?",
    ],
    "unclear-closed": [
      "Je n'ai pas pu rattacher cela à une réponse.",
      "Je ne vois pas à laquelle des réponses cela correspond.",
    ],
    "bare-number": [
      "Pourriez-vous ajouter quelques mots ? Si le nombre dit tout, renvoyez-le.",
      "Que représente ce nombre ? S'il n'y a rien à ajouter, renvoyez-le simplement.",
    ],
    "bare-yes": ["Pouvez-vous m'en dire un peu plus que oui ?", "Merci. Pouvez-vous préciser un peu ?"],
    reference: [
      "Je ne peux pas reprendre vos réponses à d'autres questions. Merci de l'écrire ici encore une fois.",
      "Chaque question a besoin de sa propre réponse, même si c'est la même que la précédente.",
    ],
    command: [
      "Je peux seulement poser ces questions et enregistrer vos réponses.",
      "Je ne peux pas faire cela ici.",
    ],
    abuse: ["Je suis désolé que ce soit pénible.", "Je comprends que vous en ayez assez."],
    wait: ["Prenez votre temps. Tout est enregistré.", "Rien ne presse. Répondez quand vous serez prêt."],
  },

  didYouMean: ["Voulez-vous dire {answer} ?", "Je voudrais être sûr de bien comprendre. Est-ce {answer} ?"],

  asks: {
    keepWords: [
      "Dois-je enregistrer votre message comme réponse ?",
      "Est-ce votre réponse ? Je l'enregistre alors telle que vous l'avez écrite.",
    ],
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
      "Voici de nouveau la question.",
      "Continuons avec la question.",
    ],
  },

  nothingMore: [
    "Je n'ai pas plus d'informations sur cette question. Répondez-y comme vous la comprenez.",
    "Fiez-vous simplement à votre propre compréhension de la question.",
  ],
  noReason: "L'auteur de cette question n'a pas indiqué pourquoi il la pose.",
  allIKnow: ["C'est tout ce que je peux vous en dire.", "Je n'en sais pas plus."],
  cannotAnswer: ["Je ne peux pas répondre à cela ici.", "Je n'ai pas de réponse à cela."],
  contact: {
    email: "Pour obtenir de l'aide, écrivez à {email}.",
    organization: "Adressez-vous à {organization} ou à la personne qui vous a invité.",
  },

  facts: {
    readers:
      "Vos réponses sont lues par les personnes de {organization} qui s'occupent de ce questionnaire. Elles ne sont pas anonymes : votre nom ou votre adresse e-mail apparaît à côté.",
    readByModel: "Un modèle d'IA les lit aussi, pour vous comprendre et pour rédiger vos recommandations.",
    readByNoModel: "Aucun modèle d'IA ne les lit en ce moment.",
    privacy: "Pour en savoir plus : {url}",
    left: "Il reste : {questions}, environ {minutes}.",
    leftOnScreen: "Le compteur en haut montre combien de questions il reste.",
    pause:
      "Oui, vous pouvez vous arrêter à tout moment. Vos réponses sont enregistrées. Revenez dans ce navigateur, ou sur un autre appareil avec un lien de connexion envoyé à votre adresse e-mail.",
    highIsGood: "Un chiffre élevé est bon : 5 est la meilleure réponse et 1 la moins bonne.",
    highIsBad: "Un chiffre élevé est mauvais ici : 5 est la plus mauvaise réponse et 1 la meilleure.",
    highIsNeutral:
      "Aucun chiffre n'est meilleur qu'un autre ici. Choisissez celui qui décrit votre situation.",
    highIsUnsaid: "Choisissez le chiffre qui décrit votre situation.",
    scale: "Voici le sens de chaque chiffre :",
    scaleUnnamed: "1 est le chiffre le plus bas et 5 le plus élevé.",
    oneOption: "Vous ne pouvez choisir qu'une seule option ici.",
    severalOptions: "Oui, vous pouvez choisir plusieurs options ici.",
    oneRating: "Vous ne pouvez choisir qu'un seul chiffre, de 1 à 5.",
    anyText: "Vous pouvez citer plusieurs choses ici, avec vos propres mots.",
    optional: 'Oui, cette question est facultative. Écrivez "passer" pour la laisser de côté.',
    required: "Cette question est obligatoire : il faut y répondre avant de terminer.",
    notAPerson:
      "Je suis un assistant automatique, pas une personne, et je ne peux pas vous mettre en relation avec quelqu'un.",
  },

  distress: {
    calm: [
      "Je suis désolé que vous viviez cela. Vous n'avez pas à répondre maintenant, et je n'ai pas enregistré votre message comme réponse.",
      "Merci de me le dire. Faites une pause si vous en avez besoin. Je n'ai pas enregistré votre message comme réponse.",
    ],
    email: "Vous pouvez écrire à {email}.",
    organization: "Vous pouvez parler à {organization} ou à la personne qui vous a invité.",
    emergency: "Si vous êtes en danger, appelez le numéro d'urgence de votre pays.",
  },

  edit: {
    offer: [
      "Dois-je remplacer votre réponse à la question {number} (« {question} ») par {answer} ?",
      "Question {number} (« {question} ») : voulez-vous remplacer votre réponse par {answer} ?",
    ],
    open: [
      'Pour modifier votre réponse à la question {number} (« {question} »), appuyez sur "Change answer {number}".',
      'Appuyez sur "Change answer {number}" pour modifier votre réponse à la question {number} (« {question} »).',
    ],
    how: [
      'Pour modifier une réponse, appuyez sur "Edit" à côté d\'elle, ou indiquez le numéro de la question : "modifie la question 4".',
      'Quelle réponse voulez-vous modifier ? Écrivez par exemple "modifie la question 4", ou appuyez sur "Edit" à côté de la réponse.',
    ],
    already: [
      "Votre réponse à la question {number} (« {question} ») est déjà {answer}.",
      "La question {number} (« {question} ») a déjà {answer} comme réponse.",
    ],
    notYet: [
      "Vous n'avez pas encore répondu à la question {number}, il n'y a donc rien à modifier.",
      "Il n'y a pas encore de réponse à la question {number}.",
    ],
    done: [
      "C'est fait : votre réponse à la question {number} (« {question} ») est maintenant {answer}.",
      "J'ai remplacé votre réponse à la question {number} (« {question} ») par {answer}.",
    ],
    declined: ["D'accord, cette réponse reste comme elle est.", "Très bien, rien n'a été modifié."],
    gone: [
      "Cette question ne fait plus partie du questionnaire, rien n'a donc été modifié.",
      "Je n'ai pas pu modifier cette réponse, car la question n'est plus posée.",
    ],
  },
};
