/** How the live line opens: it is one connection, so a balancer may send it to any process and need not remember which. */
export const LINE = { transports: ['websocket'], reconnectionDelayMax: 15_000 };
