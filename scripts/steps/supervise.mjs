import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, say } from './process.mjs';

/** What the server sends when it answers calls. */
const READY = 'siap';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const PATIENCE = {
  /** The pause before a restart doubles from the first to the longest. */
  firstPauseMs: 1000,
  longestPauseMs: 30_000,
  /** Whoever answered for so long is not about to die again at once: one that was killed is there again after the first pause. */
  steadyMs: 15_000,
  /** Restarts in a row of which none came to answer calls. */
  tries: 20,
};

/** As a shell would say it: the code, or 128 and the number of the signal. */
const codeOf = ({ code, signal }) => code ?? 128 + (constants.signals[signal] ?? 0);

/**
 * Passes signals on and notes that there was one. In a terminal the whole group gets Ctrl-C by itself; sending it twice
 * would look like impatience.
 */
function watchSignals() {
  const inTerminal = Boolean(process.stdin.isTTY);
  const told = new AbortController();
  const state = { child: null, told: told.signal };
  const handlers = SIGNALS.map((signal) => {
    const handler = () => {
      told.abort();
      if (!(signal === 'SIGINT' && inTerminal)) state.child?.kill(signal);
    };
    process.on(signal, handler);
    return { signal, handler };
  });
  const release = () => {
    for (const { signal, handler } of handlers) process.removeListener(signal, handler);
  };
  return { state, release };
}

/** Runs the program once: how it ended, whether it ever answered, and how long it lived. */
function runOnce(state, command, args, { options, onReady }) {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
  state.child = child;
  let ready = false;
  child.on('message', (message) => {
    if (message !== READY || ready) return;
    ready = true;
    onReady?.();
  });
  return new Promise((done) => {
    const end = (code, signal) => {
      state.child = null;
      done({ code, signal, ready, livedMs: performance.now() - started });
    };
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      end(127, null);
    });
    child.once('exit', end);
  });
}

/**
 * Runs the server and starts it again when it dies: of a defect, of memory, of kill -9. A server that ends well has been
 * told to; one that never came to answer has a fault that another start will not mend, and its words are on the screen.
 * Answers the exit code, that of the server that was not started again.
 */
export async function supervise(command, args, { options = {}, onReady, ...given } = {}) {
  const patience = { ...PATIENCE, ...given };
  const { state, release } = watchSignals();
  let pause = patience.firstPauseMs;
  let answered = false;
  let inVain = 0;
  try {
    for (;;) {
      const end = await runOnce(state, command, args, { options, onReady });
      answered ||= end.ready;
      inVain = end.ready ? 0 : inVain + 1;
      const code = codeOf(end);
      if (code === 0 || state.told.aborted || !answered || inVain > patience.tries) return code;
      if (end.ready && end.livedMs > patience.steadyMs) pause = patience.firstPauseMs;
      say(
        `Server berhenti sendiri (${end.signal ?? end.code}), dijalankan lagi dalam ${Math.ceil(pause / 1000)} detik.`,
      );
      await sleep(pause, undefined, { signal: state.told }).catch(() => {}); // Told to stop meanwhile.
      if (state.told.aborted) return 0;
      pause = Math.min(2 * pause, patience.longestPauseMs);
    }
  } finally {
    release();
  }
}
