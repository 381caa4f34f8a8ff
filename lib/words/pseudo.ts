/** Of a text's length, what is added: a translation into another language is often that much longer. */
const LONGER = 0.45;
const FILLER = 'öñéöñéöñ ';
const PLAIN = 'ACDEGIJKLNORSTUYZacdeghijklnorstuyz';
const ACCENTED = 'ÅÇÐÉĜÎĴĶĻÑÖŔŠŢÛÝŽåçďéĝĥîĵķļñöŕšţûýž';
const CHOICE = /^\{\s*\w+\s*,\s*(?:plural|selectordinal|select)\s*,/;

type Tree = { readonly [key: string]: string | Tree };

/** The parts of an ICU message in turn: text at even places, a whole `{…}` at odd ones. */
function partsOf(message: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  // Between apostrophes a brace is text.
  for (const [token] of message.matchAll(/'[{}][^']*'|[{}]|[^{}']+|'/g)) {
    if (token === '{') {
      if (depth === 0) parts.push('');
      depth += 1;
    }
    parts.push((parts.pop() ?? '') + token);
    if (token === '}') {
      depth -= 1;
      if (depth === 0) parts.push('');
    }
  }
  return parts;
}

function accented(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}

function filler(text: string): string {
  if (!/\p{L}/u.test(text)) return '';
  const length = Math.ceil(text.length * LONGER);
  return FILLER.repeat(Math.ceil(length / FILLER.length)).slice(0, length);
}

/** A placeholder as it is; of a plural or a select only what is said in each case. */
function ofGroup(group: string): string {
  const head = CHOICE.exec(group)?.[0];
  if (head === undefined) return group;
  const cases = partsOf(group.slice(head.length, -1)).map((part, at) =>
    at % 2 === 0 ? part : `{${lengthened(part.slice(1, -1))}}`,
  );
  return `${head}${cases.join('')}}`;
}

function lengthened(message: string): string {
  const parts = partsOf(message);
  const more = filler(parts.filter((_, at) => at % 2 === 0).join(''));
  const said = parts.map((part, at) => (at % 2 === 0 ? accented(part) : ofGroup(part))).join('');
  return said.endsWith('}') && more !== '' ? `${said} ${more}` : said + more;
}

/**
 * English as if in another language (`en-XA`): letters with accents, at least 40 % longer, in brackets so that a cut end
 * and a text that stands in no message are seen. Placeholders, plurals and selects are kept.
 */
export function pseudoText(message: string): string {
  return `[${lengthened(message)}]`;
}

/** The whole tree of messages in that language. */
export function pseudo<Messages extends Tree>(messages: Messages): Messages {
  const entries = Object.entries(messages).map(([key, one]) => [
    key,
    typeof one === 'string' ? pseudoText(one) : pseudo(one),
  ]);
  return Object.fromEntries(entries) as Messages;
}
