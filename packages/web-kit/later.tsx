/**
 * A part of a screen that nobody sees at first: fetched when it is shown, or before, once somebody begins to work. Unlike
 * `lazy` it forgets that it failed: a line that was down for a moment shuts no sheet for the day.
 */
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { apiError } from './api.ts';
import { notListening } from './listening.ts';
import { noticeOf } from './notices.tsx';

type Waiting = {
  /** Shown until it is here. */
  meanwhile?: ReactNode;
  /** It cannot be fetched: whoever opened it takes that back. Said to the user either way. */
  onFailed?: () => void;
};

export type Later<P> = ComponentType<P & Waiting> & {
  /** Fetches it before it is asked for; quiet, because whoever asks for it hears of a failure. */
  ready(): Promise<void>;
};

export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let here: ComponentType<P> | null = null;
  let asked: Promise<void> | null = null;
  const fetched = (): Promise<void> => {
    asked ??= load().then(
      (component) => {
        here = component;
      },
      (error: unknown) => {
        asked = null;
        throw error;
      },
    );
    return asked;
  };
  function Part({ meanwhile = null, onFailed, ...props }: P & Waiting) {
    const [there, setThere] = useState(here !== null);
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when it is opened
    useEffect(() => {
      if (there) return;
      let gone = false;
      const listens = notListening();
      fetched().then(
        () => !gone && setThere(true),
        () => {
          if (gone) return;
          listens();
          noticeOf(apiError(0, 'KONEKSI', 'Koneksi bermasalah..'));
          onFailed?.();
        },
      );
      return () => {
        gone = true;
        listens();
      };
    }, [there]);
    return here ? createElement(here, props as unknown as P) : meanwhile;
  }
  return Object.assign(Part as ComponentType<P & Waiting>, { ready: () => fetched().catch(() => undefined) });
}

const BEGIN = ['keydown', 'pointerdown', 'pointermove', 'touchstart'] as const;

/** Calls it once, with the first key or touch: who works is about to want the rest. Answers how to stop listening. */
export function whenWorkBegins(act: () => void): () => void {
  const stop = () => {
    for (const name of BEGIN) removeEventListener(name, begin, true);
  };
  const begin = () => {
    stop();
    act();
  };
  for (const name of BEGIN) addEventListener(name, begin, { capture: true, passive: true });
  return stop;
}
