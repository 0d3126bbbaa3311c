/** A place where a banned thing is right, and why. The list is checked: unused lines fail. */
export type Exception = {
  path: string;
  rule: string;
  /** A fragment of the lines meant, so that the rest of the file stays under the rule. */
  code: string;
  reason: string;
};

const layout = (path: string, code: string, reason: string): Exception => ({
  path,
  rule: 'float-rounding',
  code,
  reason,
});

export const EXCEPTIONS: Exception[] = [
  {
    path: 'packages/client/client.ts',
    rule: 'clock',
    code: 'now = Date.now()',
    reason: 'a program of somebody else has no clock of ours; tests hand one in',
  },
  {
    path: 'packages/web-kit/api.test.ts',
    rule: 'limit-of-a-test',
    code: 'call(LIST, { timeout: 10 })',
    reason: 'how long the product waits for an answer is what is asked about',
  },
  {
    path: 'tests/e2e/kit/open-pages.ts',
    rule: 'limit-of-a-test',
    code: '2000 * FACTOR',
    reason: 'what a page that hangs is asked after a fall, measured by the same factor',
  },
  {
    path: 'tests/run/fallen.config.ts',
    rule: 'limit-of-a-test',
    code: 'testTimeout: 500',
    reason: 'the run of the fixtures in which something hangs on purpose',
  },
  layout('packages/server-kit/label/label.ts', 'label.dpi', 'millimetres become dots of a print head'),
  layout('packages/server-kit/label/preview.ts', 'Math.round(', 'coordinates of the preview drawing'),
  layout('packages/server-kit/label/tspl.ts', 'item.size', 'a font size in points'),
  layout('packages/server-kit/label/zpl.ts', 'item.size', 'a font width in dots'),
  layout('packages/server-kit/output/canvas.ts', '.toFixed(', 'coordinates and colours of a PDF page'),
  layout('packages/server-kit/output/script/path-operators.ts', '.toFixed(', 'coordinates of an outline'),
  layout('packages/server-kit/output/svg-canvas.ts', 'Math.round(', 'coordinates of a drawn page'),
  layout('packages/server-kit/output/svg-canvas.ts', '.toFixed(', 'the scale of a letter on a drawn page'),
  layout('packages/web-kit/format.ts', 'CHARACTER', 'the width of a column in pixels'),
];
