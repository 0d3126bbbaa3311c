/** Receiving what other stores sent: the code on the paper, or a row of what is on its way. */
import { call, isApiError } from '@mustika/web-kit/api.ts';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { ScanField } from '@mustika/web-kit/scan/scan-field.tsx';
import { buzz } from '@mustika/web-kit/scan/sound.ts';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { belumDiterima, kolomKiriman } from './kirim-barang.command.ts';
import { bacaKiriman, KirimanTiba } from './kiriman-tiba.widget.tsx';
import { KIRIM } from './teks-kirim.store.ts';
import css from './terima-barang.module.css';

const MOVES: ReadonlySet<string> = new Set(['kirim_barang', 'terima_barang']);

function useBelumDiterima() {
  const portal = useSession((session) => session.portal);
  const asked = useQuery({
    queryKey: ['kirim-barang-belum', portal],
    queryFn: async ({ signal }) => (await call(belumDiterima, { signal })).data,
    // What another store sends is told to nobody here.
    refetchInterval: 30_000,
  });
  useSocketEvent('document', ({ jenis }) => {
    if (MOVES.has(jenis)) void asked.refetch();
  });
  return asked;
}

/** What was scanned is opened once it is known to be a shipment to here; anything else is said under the field. */
function useCari(onAda: (no_kirim: string) => void) {
  const portal = useSession((session) => session.portal);
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [salah, setSalah] = useState('');
  const [sibuk, setSibuk] = useState(false);
  const cari = async (kode: string): Promise<void> => {
    setText('');
    setSalah('');
    setSibuk(true);
    try {
      await queries.fetchQuery(bacaKiriman(portal, kode));
      onAda(kode);
    } catch (error) {
      buzz();
      setSalah(
        `${kode}: ${kalimat(isApiError(error) ? error.message : 'Terjadi Kesalahan Saat Request Data')}`,
      );
    }
    setSibuk(false);
  };
  return { text, setText, salah, sibuk, cari };
}

export default function TerimaBarang({ title, chips, onSaved }: EntryProps) {
  const { t } = useTranslation(KIRIM);
  const asked = useBelumDiterima();
  const [dibuka, setDibuka] = useState('');
  const { text, setText, salah, sibuk, cari } = useCari(setDibuka);
  const selesai = () => {
    setDibuka('');
    void asked.refetch();
    onSaved();
  };
  return (
    <ScreenFrame title={title} chips={chips}>
      <div className={css.pindai}>
        {/* What is scanned while a shipment is open are its pieces. */}
        {dibuka === '' && (
          <ScanField
            label={t('noKirim')}
            readyText={t('siap')}
            placeholder={t('noKirim')}
            value={text}
            onValue={setText}
            onScan={(kode) => void cari(kode.trim().toUpperCase())}
            busy={sibuk}
            message={salah ? { text: salah, error: true } : null}
          />
        )}
      </div>
      <DataTable
        id="terima-barang"
        label={title}
        fields={kolomKiriman}
        rows={asked.data as readonly TableRow[] | undefined}
        rowKey="no_kirim"
        loading={asked.isPending}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        onOpen={(row) => setDibuka(String(row['no_kirim']))}
        withSearch={false}
        first={{ text: t('kosong') }}
      />
      <SideDrawer
        opened={dibuka !== ''}
        onClose={() => setDibuka('')}
        title={`${title} ${dibuka}`}
        size={900}
      >
        {dibuka !== '' && <KirimanTiba no_kirim={dibuka} onDone={selesai} />}
      </SideDrawer>
    </ScreenFrame>
  );
}
