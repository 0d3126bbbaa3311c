/** The way in: what a shop is, what it needs for its first nota, what is still missing and why. What is done is read, not remembered. */
import { useMediaQuery } from '@mantine/hooks';
import { TableEmpty } from '@mustika/web-kit/data-table/empty.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useAway, useSession } from '@mustika/web-kit/session.ts';
import { leadBack } from '@mustika/web-kit/shell/way-back.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useEffect } from 'react';
import { CadanganPemilik } from './cadangan.widget.tsx';
import { IsiLangkah } from './isi-langkah.widget.tsx';
import { KeSemuaToko, Terbuka, TokoIni, YangKurang } from './kepala.widget.tsx';
import {
  AWAL,
  berikutnya,
  bolehNanti,
  type KeadaanMulai,
  LANGKAH,
  type Persiapan,
  sesudah,
} from './langkah.rule.ts';
import css from './mulai.module.css';
import { useMulai } from './mulai.store.ts';
import { Rel } from './rel.widget.tsx';

/** The steps of where one stands, those that are done, and the one a first sale waits for. */
function useLangkah(data: KeadaanMulai | undefined) {
  const user = useSession((session) => session.user);
  const rumah = useAway();
  const toko = rumah ? [] : (data?.toko[0]?.selesai ?? []);
  const dijawab = user?.bentuk !== 'BELUM' || !user.tunggal;
  const langkah: readonly Persiapan[] = rumah
    ? AWAL
    : [...(user?.pusat ? (['BENTUK', 'TOKO'] as const) : (['TOKO'] as const)), ...LANGKAH];
  const selesai = new Set<Persiapan>([
    ...(dijawab ? (['BENTUK'] as const) : []),
    ...(!rumah || data?.ada_toko ? (['TOKO'] as const) : []),
    ...toko,
  ]);
  const next: Persiapan = rumah ? (dijawab ? 'TOKO' : 'BENTUK') : berikutnya(toko);
  return { langkah, selesai, toko, next };
}

/** Whoever has done it, or may do it later, goes on without sending anything. */
const bolehLewat = (langkah: Persiapan, selesai: ReadonlySet<Persiapan>): boolean =>
  langkah !== 'PENJUALAN' && langkah !== 'BENTUK' && (selesai.has(langkah) || bolehNanti(langkah));

export default function Mulai() {
  const { data, error, refetch } = useMulai();
  const [search, setSearch] = useUrlState();
  const sempit = useMediaQuery('(max-width: 800px)') ?? false;
  const { langkah, selesai, toko, next } = useLangkah(data);
  useEffect(() => leadBack(null), []);
  const asked = langkah.find((satu) => satu === search['langkah']);
  const kini = asked ?? (sempit ? null : next);
  const pilih = (satu: Persiapan | null) => setSearch(satu ? { langkah: satu } : {});
  const lanjut = async (dari: Persiapan) => {
    const { data: baru } = await refetch();
    pilih(sesudah(dari, baru?.toko[0]?.selesai ?? []));
  };
  if (error && !data)
    return (
      <ScreenFrame title="Mulai Berjualan">
        <TableEmpty error={error} filtered={false} onReset={() => undefined} onRetry={() => void refetch()} />
      </ScreenFrame>
    );
  return (
    <ScreenFrame title="Mulai Berjualan" flowing chips={<TokoIni />} acts={<KeSemuaToko />}>
      {data && (
        <>
          {langkah.includes('USAHA') && <YangKurang selesai={toko} onPilih={pilih} />}
          <div className={css.dua}>
            {(!sempit || kini === null) && (
              <div className={css.kolom}>
                <Rel {...{ langkah, selesai, kini, berikutnya: next }} onPilih={pilih} />
                <CadanganPemilik />
              </div>
            )}
            {kini && (
              <Terbuka
                langkah={kini}
                {...(sempit ? { onDaftar: () => pilih(null) } : {})}
                {...(langkah.includes('USAHA') && bolehLewat(kini, selesai)
                  ? { onLewat: () => void lanjut(kini) }
                  : {})}
              >
                <IsiLangkah
                  key={kini}
                  langkah={kini}
                  keadaan={data}
                  onLanjut={() => void lanjut(kini)}
                  onPilih={pilih}
                />
              </Terbuka>
            )}
          </div>
        </>
      )}
    </ScreenFrame>
  );
}
