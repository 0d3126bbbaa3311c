/** The stores of the chain, and for head office the parameters of one for another. */
import { ResourceScreen } from '@mustika/web-kit/resource/resource-screen.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { SalinParameter } from './salin-parameter.widget.tsx';
import { tokoResource } from './toko.resource.ts';
import { TutupSelamanya } from './tutup-selamanya.widget.tsx';

export default function MasterToko() {
  const pusat = useSession((state) => state.user?.pusat === true);
  return (
    <ResourceScreen
      resource={tokoResource}
      acts={
        <>
          {pusat && <SalinParameter />}
          <TutupSelamanya />
        </>
      }
    />
  );
}
