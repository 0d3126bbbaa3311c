type Kind = 'code' | 'comment' | 'text';
type Piece = { kind: Kind; start: number; end: number };

/** After these a slash begins a regular expression; after anything else it divides. */
const BEFORE_REGEX = /(?:^|[=(,:[!&|?{};+]|=>|\breturn|\bcase)\s*$/;

/**
 * Takes TypeScript apart into code, comments and strings. It is a scanner of the few things that
 * matter here, not a parser: TypeScript 7 has no interface to its own. Strings end with their line,
 * so that an apostrophe in a JSX text spoils one line at most.
 */
export function splitText(text: string): { code: string; comments: string; strings: string[] } {
  const pieces = scan(text);
  const blank = (keep: Kind) =>
    pieces
      .map(({ kind, start, end }) => {
        const part = text.slice(start, end);
        return kind === keep ? part : part.replaceAll(/[^\n]/g, ' ');
      })
      .join('');
  const strings = pieces
    .filter(({ kind }) => kind === 'text')
    .map(({ start, end }) => text.slice(start + 1, end - 1));
  return { code: blank('code'), comments: blank('comment'), strings };
}

type Scan = { text: string; codeStart: number; depth: number; templates: number[] };

function scan(text: string): Piece[] {
  const pieces: Piece[] = [];
  const state: Scan = { text, codeStart: 0, depth: 0, templates: [] };
  let at = 0;
  while (at < text.length) {
    const found = pieceAt(state, at);
    if (found) {
      if (at > state.codeStart) pieces.push({ kind: 'code', start: state.codeStart, end: at });
      pieces.push({ kind: found.kind, start: at, end: found.end });
      state.codeStart = found.end;
    }
    at = found?.end ?? at + 1;
  }
  if (at > state.codeStart) pieces.push({ kind: 'code', start: state.codeStart, end: at });
  return pieces;
}

function pieceAt(state: Scan, at: number): { kind: Kind; end: number } | undefined {
  const { text, codeStart } = state;
  const one = text[at];
  if (text.startsWith('//', at)) return { kind: 'comment', end: endOf(text, '\n', at) };
  if (text.startsWith('/*', at))
    return { kind: 'comment', end: Math.min(text.length, endOf(text, '*/', at + 2) + 2) };
  if (one === "'" || one === '"') return { kind: 'text', end: endOfString(text, at) };
  if (one === '/' && BEFORE_REGEX.test(text.slice(Math.max(codeStart, at - 40), at))) {
    return { kind: 'text', end: endOfRegex(text, at) };
  }
  return one === '`' || one === '{' || one === '}' ? templatePieceAt(state, at) : undefined;
}

/** Template texts end at each ${ and go on after its brace, because what is between is code. */
function templatePieceAt(state: Scan, at: number): { kind: Kind; end: number } | undefined {
  const one = state.text[at];
  if (one === '{') state.depth += 1;
  if (one === '}') {
    const isEndOfExpression = state.templates.at(-1) === state.depth;
    if (isEndOfExpression) state.templates.pop();
    else state.depth -= 1;
    if (!isEndOfExpression) return undefined;
  }
  if (one === '{') return undefined;
  const end = endOfTemplateText(state.text, at);
  if (state.text.startsWith('${', end - 2)) state.templates.push(state.depth);
  return { kind: 'text', end };
}

function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end === -1 ? text.length : end;
}

function endOfString(text: string, from: number): number {
  const quote = text[from];
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at + 1;
    else if (text[at] === '\n') return at;
  }
  return text.length;
}

/** Up to and with the closing backtick or the next ${. */
function endOfTemplateText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '`') return at + 1;
    else if (text.startsWith('${', at)) return at + 2;
  }
  return text.length;
}

function endOfRegex(text: string, from: number): number {
  let inClass = false;
  for (let at = from + 1; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '[') inClass = true;
    else if (text[at] === ']') inClass = false;
    else if (text[at] === '/' && !inClass) return at + 1;
  }
  return from + 1;
}
