/** Words that lean on the word after them and carry no accent, unvowelled, standard and dialectal. */
export const particles: readonly string[] = (
  'في فى من عن إن أن لا ما لم لن قد هل أو كي ثم بل لو يا مع إذ إذا و ف ب ل ك على إلى حتى لكن ولكن منذ مذ بين عند كان كانت هو هي هم أنا نحن أنت الذي التي الذين ' +
  'هذا هذه ذلك تلك هناك هنا كل بعد قبل تحت فوق سوف لقد فقد إنه إنها أنه أنها به بها له لها فيه فيها منه منها عليه عليها إليه إليها وفي ومن وعلى وإلى ولا وما وقد وهو وهي ' +
  'ع عا فى اللي إللي مش مو مب رح راح حا بس شي ده دي هاد هاي هيدا هدا ديال باش كاين يلي لسه'
).split(' ');

/** Words that make a question by themselves: such a question falls at its end. */
export const questionWords: readonly string[] = (
  'من ما ماذا لماذا متى أين كيف كم أي أية أيان علام إلام بماذا لمن ' +
  'مين إيه ايه ليه فين منين إمتى امتى إزاي ازاي كام أنهي انهي شو ليش وين كيفك شلون شلونك قديش أديش إيمتى ايمتى أيمتى إيش ايش وش شنو شنهو ليه جم كمين منو شكون فاش فوقاش علاش كيفاش شحال أشنو اشنو فين'
).split(' ');

/** Words that open a question which is answered by yes or no. */
export const yesNoOpeners: readonly string[] = 'هل أهل أليس أليست ألا ألم أما أفلا أ هو واش'.split(' ');
