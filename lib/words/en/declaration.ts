/** The statute's sentences, by what is declared ((5)(b)(iv), (9)(a)(iv)). */
export const declaration = {
  elected: 'Declared elected: {names}.',
  nominated: 'Declared nominated: {names}.',
  'tie-vote':
    'Declared a tie vote: {tied}. {places, plural, one {One place is} other {# places are}} to be filled by lot under Section 20A-1-304.{chosen, select, none {} other { Chosen whatever the lot says: {names}.}}',
  passed: 'Declared to have passed.',
  failed: 'Declared to have failed.',
  figure: '{name}: {votes, number}',
  recounted: '{sentence} Votes on the recount: {figures}.',
  certainty: {
    'statute text': 'text of the statute',
    'current copy': 'from a current copy',
    'older text': 'from an older text: verify',
    'press report': 'as the press reported it: verify',
    'reading of ours': 'a reading, not a text',
    'not at hand': 'the text was not at hand',
  },
};
