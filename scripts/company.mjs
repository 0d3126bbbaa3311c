// npm run company: several companies in one installation that do not know of each other.
//   npm run company                                        who there is, and where
//   npm run company -- emas-jaya baru [NAME=value ...]      makes one: a folder, a port, settings of its own
//   npm run company -- emas-jaya start                     and any other command of this program, with its arguments
//   npm run company -- semua start                         all of them; of any other command one after the other
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ALL, companiesIn, envOf, makeCompany, placeOf, settingsOf, wrongName } from './steps/companies.mjs';
import { ended, forwardSignals, giveUp, ROOT, run, say } from './steps/process.mjs';

const COMMANDS = new Set(['start', 'backup', 'restore', 'update', 'promosi', 'verify-audit']);
const place = placeOf(process.env);

const addressOf = (name) => {
  const { APP_URL, HOST = '127.0.0.1', PORT } = settingsOf(place, name);
  return APP_URL || `http://${HOST}:${PORT}`;
};

function list() {
  const names = companiesIn(place);
  for (const name of names) say(`${name.padEnd(30)} ${addressOf(name)}`);
  if (names.length === 0) say('Belum ada perusahaan: npm run company -- <nama> baru');
}

async function make(name, given) {
  const wrong = wrongName(name);
  if (wrong) giveUp(wrong);
  if (companiesIn(place).includes(name)) giveUp(`Perusahaan ${name} sudah ada di ${place}`);
  await makeCompany(place, name, given);
  say(`${name} dibuat. Setelannya: ${place}/${name}/setelan.env`);
  say(`Mulai: npm run company -- ${name} start   lalu buka ${addressOf(name)}`);
}

const script = (command) => [`scripts/${command}.mjs`];
const foreground = (name, command, args) =>
  run(process.execPath, [...script(command), ...args], { env: envOf(place, name, process.env) });

/** Each with its name before its lines; whoever ends is told of, and the others go on. */
async function startAll(names, args) {
  // Once: they would all build the same page at the same time.
  const code = await run(process.execPath, [...script('start'), '--prepare']);
  if (code !== 0) return code;
  const children = names.map((name) => {
    const child = spawn(process.execPath, [...script('start'), ...args], {
      cwd: ROOT,
      env: envOf(place, name, process.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => say(`${name} | ${line}`));
    return child;
  });
  const release = forwardSignals(children);
  const codes = await Promise.all(
    children.map(async (child, at) => {
      const own = await ended(child);
      say(`${names[at]} | berhenti (${own})`);
      return own;
    }),
  ).finally(release);
  return Math.max(0, ...codes);
}

async function oneByOne(names, command, args) {
  for (const name of names) {
    say(`== ${name}`);
    const code = await foreground(name, command, args);
    // What failed for one is looked at before the next one is touched.
    if (code !== 0) return code;
  }
  return 0;
}

const [name, command, ...args] = process.argv.slice(2);
if (name === undefined) list();
else if (command === 'baru') await make(name, args);
else if (!COMMANDS.has(command)) giveUp(`Perintah: baru, ${[...COMMANDS].join(', ')}`);
else {
  const names = companiesIn(place);
  if (name !== ALL && !names.includes(name)) giveUp(`Perusahaan ${name} tidak ada di ${place}`);
  if (name !== ALL) process.exitCode = await foreground(name, command, args);
  else if (command === 'start') process.exitCode = await startAll(names, args);
  else process.exitCode = await oneByOne(names, command, args);
}
