/** Behind the door: the registry and the router. */
import { house } from '@mustika/domains/house.ts';
import { HouseProvider } from '@mustika/web-kit/shell/house-context.tsx';
import { RouterProvider } from '@tanstack/react-router';
import { z } from 'zod';
import { router } from './router.tsx';

// The CSP forbids eval; without this zod would try it once and be reported.
z.config({ jitless: true });

export const Rooms = () => (
  <HouseProvider value={house}>
    <RouterProvider router={router} />
  </HouseProvider>
);
