/** The scale that hangs on the agent of this till: what it says comes down the live line while a screen looks at it. */
import { type BacaanTimbangan, DENGAR_MS } from '@mustika/kernel/agen/agen.ts';
import { miligram } from '@mustika/kernel/amount.ts';
import { NO_READING, type ScaleStream, SETTLED_LINES } from '@mustika/kernel/scale/scale.ts';
import { useEffect } from 'react';
import { call } from '../api.ts';
import { useAgent } from '../slip/agent.ts';
import { useConnection, useSocketEvent } from '../socket.ts';
import { useScale } from './scale.ts';

const LISTEN = { method: 'POST', path: 'agen/timbangan/dengar' } as const;

/** As if its lines had come here: the agent has counted already how long it stands still. */
const streamOf = ({ mg, diam, baris }: BacaanTimbangan): ScaleStream =>
  mg === null
    ? NO_READING
    : { rest: '', last: { mg: miligram(mg), settled: diam, line: baris }, same: diam ? SETTLED_LINES : 0 };

/** Whether the agent of this till has a scale; while it has, its readings are those of the desk. */
export function useAgentScale(): boolean {
  const agen = useAgent((state) => (state.timbangan.length > 0 ? state.agen?.id : undefined));
  const live = useConnection((connection) => connection.live);
  useEffect(() => {
    if (!agen || !live) return;
    // One that cannot be asked now is asked again; that the line is down the shell says.
    const ask = () => void call(LISTEN, { body: {} }).catch(() => undefined);
    ask();
    const timer = setInterval(ask, DENGAR_MS / 2);
    return () => {
      clearInterval(timer);
      useScale.setState({ stream: NO_READING });
    };
  }, [agen, live]);
  useSocketEvent('timbangan', ({ agen: from, ...bacaan }) => {
    if (from === agen) useScale.setState({ stream: streamOf(bacaan) });
  });
  return agen !== undefined;
}
