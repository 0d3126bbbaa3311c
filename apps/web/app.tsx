/** Providers around the router. */
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { house } from '@mustika/domains/house.ts';
import { isApiError } from '@mustika/web-kit/api.ts';
import { HouseProvider } from '@mustika/web-kit/shell/house-context.tsx';
import { theme } from '@mustika/web-kit/theme.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { router } from './router.tsx';

/** Only a lost connection is worth a second try; refusals stay refusals. */
const retry = (count: number, error: unknown): boolean =>
  count < 1 && isApiError(error) && (error.code === 'KONEKSI' || error.code === 'SIBUK');

export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

const schemes = localStorageColorSchemeManager({ key: 'mustika-tampilan' });

export const App = () => (
  <MantineProvider
    theme={theme}
    defaultColorScheme="auto"
    colorSchemeManager={schemes}
    withCssVariables={false}
    withGlobalClasses={false}
  >
    <QueryClientProvider client={queries}>
      <HouseProvider value={house}>
        <ModalsProvider>
          <RouterProvider router={router} />
        </ModalsProvider>
        <Notifications position="top-right" limit={4} autoClose={3000} />
      </HouseProvider>
    </QueryClientProvider>
  </MantineProvider>
);
