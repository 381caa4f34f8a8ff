import { say } from './index.ts';
import type { Messages } from './messages.ts';

/** What is declared, as far as its sentence needs it. */
type Declared = {
  readonly is: Exclude<keyof Messages['declaration'], 'figure' | 'recounted' | 'certainty'>;
  readonly chosen: readonly string[];
  readonly tie: { readonly among: readonly string[]; readonly places: number } | null;
  readonly figures: readonly { readonly choice: string; readonly votes: number }[];
};

type Choices = readonly { readonly id: string; readonly name: string }[];

const names = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The statute's sentence with its figures: `Declared elected: A. Votes on the recount: A: 501; B: 500.` */
export function sayDeclaration(
  declaration: Declared,
  { choices }: { readonly choices: Choices },
): string {
  const { is, chosen, tie, figures } = declaration;
  const nameOf = (id: string) => choices.find((choice) => choice.id === id)?.name ?? id;
  const sentence = say(`declaration.${is}`, {
    names: names.format(chosen.map(nameOf)),
    tied: names.format((tie?.among ?? []).map(nameOf)),
    places: tie?.places ?? 0,
    chosen: chosen.length > 0 ? 'some' : 'none',
  });
  return say('declaration.recounted', {
    sentence,
    figures: figures
      .map(({ choice, votes }) => say('declaration.figure', { name: nameOf(choice), votes }))
      .join('; '),
  });
}
