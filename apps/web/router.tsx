/** One exact, case-sensitive route per declared screen; unknown paths show the not-found screen. Spec 1 §2.2. */
import { Listens, notListening } from '@mustika/web-kit/listening.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { BASE } from '@mustika/web-kit/practice.ts';
import { Broken, NotFound } from '@mustika/web-kit/shell/state-page.tsx';
import { endLook } from '@mustika/web-kit/shell/visit.ts';
import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { Frame } from './frame.tsx';
import { GatedScreen } from './gated-screen.tsx';
import { menu } from './menu.ts';
import { fetchScreen } from './screens.ts';

/** Search params are plain texts: a report's filters, a document's number. Each screen checks its own. */
const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** Nothing is here, and what may be pressed elsewhere may be pressed here. */
const Nowhere = () => (
  <>
    <NotFound />
    <Listens />
  </>
);
const root = createRootRoute({ component: Frame, notFoundComponent: Nowhere });

const routes = menu.screens.map((screen) =>
  createRoute({
    getParentRoute: () => root,
    path: screen.path,
    component: () => <GatedScreen screen={screen} />,
    // Fetched before the page changes: the old one stays until the new one is there.
    loader: () => fetchScreen(screen.path),
    // The code of a screen does not grow old.
    staleTime: Number.POSITIVE_INFINITY,
    errorComponent: Broken,
  }),
);

export const router = createRouter({
  routeTree: root.addChildren(routes),
  basepath: BASE || '/',
  caseSensitive: true,
  trailingSlash: 'never',
  parseSearch,
  stringifySearch,
  defaultErrorComponent: Broken,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: false,
});

// Asked to go elsewhere, a page hears no key for where it still is.
let arrived = () => {};
router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
  if (!pathChanged) return;
  arrived();
  arrived = notListening();
});
router.subscribe('onResolved', () => arrived());

// A look into a branch ends where it is left.
router.subscribe('onBeforeNavigate', ({ toLocation: { state, pathname, searchStr } }) => {
  void endLook({ index: state.__TSR_index, path: pathname, search: searchStr }).catch(noticeOf);
});
