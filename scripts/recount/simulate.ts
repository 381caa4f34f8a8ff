import type { PersonId, RecountId } from '@/lib/base/ids.ts';
import type { Batch, BatchInfo } from '@/lib/recount/batch/types.ts';
import type { Command } from '@/lib/recount/commands.ts';
import type { Figures } from '@/lib/recount/figures.ts';
import type { Outcome } from '@/lib/wire/messages.ts';
import { type Follower, follow, newId, openClient } from '../bots/client.ts';
import { seeded } from '../bots/random.ts';
import { joinTable, workTable } from '../bots/room.ts';

export type Simulation = {
  readonly address: string;
  readonly login: string;
  readonly password: string;
  readonly tables: number;
  readonly watchers: number;
  readonly batches: number;
  readonly seed: number;
};

export type Simulated = {
  readonly recount: RecountId;
  readonly counts: number;
  readonly accepted: number;
  readonly lines: number;
  readonly head: string;
  readonly seconds: number;
  readonly votes: readonly number[];
  /** Watchers that saw every line. */
  readonly level: number;
};

function figuresOf(seed: number, batch: Pick<Batch, 'ballots' | 'name'>): Figures {
  const random = seeded(
    seed ^ [...batch.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
  );
  const a = Math.floor(random() * (batch.ballots + 1));
  const b = Math.floor(random() * (batch.ballots - a + 1));
  return [
    {
      ballots: batch.ballots,
      withoutContest: 0,
      votes: [a, b],
      otherWriteIns: 0,
      undervotes: batch.ballots - a - b,
      overvoted: 0,
      notCounted: 0,
      setAside: 0,
    },
  ];
}

/** Screens that one browser shows: the server lets no session have many more. */
const TABS = 8;

/** Opens a recount marked as a test, and counts it with programs over real doors and sockets. */
export async function simulate(options: Simulation): Promise<Simulated> {
  const { address, login, password, tables, watchers, seed } = options;
  const random = seeded(seed);
  const officer = openClient(address);
  if (!(await officer.signIn('password', { login, password }))) throw new Error('sign-in refused');
  const opened = (await officer.post('recounts', {
    id: newId(),
    command: {
      type: 'open-recount',
      mode: 'test',
      notice: null,
      title: `Simulation ${seed}`,
      jurisdiction: 'Nowhere County',
      contest: {
        kind: 'single-office',
        choices: [
          { id: 'c1', name: 'Choice A' },
          { id: 'c2', name: 'Choice B' },
        ],
        votesAllowed: 1,
        toBeChosen: 1,
        chooses: 'elected',
      },
      electionDate: '2026-11-03',
      zone: 'America/Denver',
      mixedBallots: false,
    },
  })) as Outcome & { readonly recount: RecountId };
  if (opened.is !== 'recorded') throw new Error(`not opened: ${JSON.stringify(opened)}`);
  const { recount } = opened;
  const desk = await follow(officer, 'staff', recount);
  const give = async (command: Command) => {
    const outcome = await desk.give(command);
    if (outcome.is !== 'recorded') throw new Error(`${command.type}: ${JSON.stringify(outcome)}`);
  };
  const list = Array.from(
    { length: options.batches },
    (_, at): Pick<BatchInfo, 'name' | 'ballots'> => ({
      name: `Batch ${at + 1}`,
      ballots: 20 + Math.floor(random() * 200),
    }),
  );
  const csv = [
    'Batch Name,Number of Ballots',
    ...list.map(({ name, ballots }) => `${name},${ballots}`),
  ];
  const query = new URLSearchParams({ id: newId(), name: 'simulation.csv' });
  await fetch(`${officer.origin}/api/recounts/${recount}/batch-list?${query}`, {
    method: 'POST',
    headers: { cookie: officer.cookie(), origin: officer.origin },
    body: `${csv.join('\n')}\n`,
  });
  await give({
    type: 'enter-control-totals',
    ballotsCounted: list.reduce((sum, { ballots }) => sum + ballots, 0),
    ballotsNotCounted: 0,
    votes: [0, 0],
  });
  for (let at = 1; at <= Math.max(4, 2 * tables); at++) {
    await give({ type: 'enroll-judge', name: `Judge ${at}` });
  }
  await give({ type: 'choose-release', release: 'figures-as-accepted' });
  const watching: Follower[] = [];
  if (watchers > 0) {
    await give({ type: 'admit-observer', capacity: 'watcher', name: 'Bot', standsFor: 'A' });
    const { url } = (await officer.post(`recounts/${recount}/links`, {
      purpose: 'observer',
      observer: 'o1',
    })) as { readonly url: string };
    let browser = openClient(address);
    for (let at = 0; at < watchers; at++) {
      if (at % TABS === 0) {
        browser = openClient(address);
        await browser.signIn('observer', { token: new URL(url).hash.slice(1) });
      }
      watching.push(await follow(browser, 'watch', recount));
    }
  }
  await give({ type: 'start-counting' });
  const { url: link } = (await officer.post(`recounts/${recount}/links`, {
    purpose: 'tables',
  })) as {
    readonly url: string;
  };
  const seated: Follower[] = [];
  const pairs: (readonly [PersonId, PersonId])[] = [];
  for (let number = 1; number <= tables; number++) {
    const pair = [`j${2 * number - 1}` as PersonId, `j${2 * number}` as PersonId] as const;
    pairs.push(pair);
    seated.push(await joinTable(officer, address, recount, link, number, pair));
  }
  const from = performance.now();
  let counts = 0;
  await Promise.all(
    seated.map((table, at) =>
      workTable({
        table,
        number: at + 1,
        pair: pairs[at] ?? ['j1' as PersonId, 'j2' as PersonId],
        figuresOf: (batch) => figuresOf(seed, batch),
        pause: () => Promise.resolve(),
        recorded: () => {
          counts += 1;
        },
      }),
    ),
  );
  const seconds = (performance.now() - from) / 1_000;
  const { state, head } = seated[0]?.seen() ?? desk.seen();
  await desk.until((seen) => seen.state.seq >= state.seq);
  await Promise.all(watching.map((one) => one.until((seen) => seen.state.seq >= state.seq)));
  const level = watching.filter((one) => one.seen().head === head).length;
  const { totals } = desk.seen().state;
  for (const one of [...seated, ...watching, desk]) one.close();
  return {
    recount,
    counts,
    accepted: totals.byStatus.accepted,
    lines: state.seq,
    head,
    seconds,
    votes: totals.sums.votes,
    level,
  };
}
