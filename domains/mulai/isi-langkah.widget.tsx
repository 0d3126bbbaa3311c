/** The step that is open: a short form that sends what its domain sends, or the way to a whole screen. */
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { useAway, useSession } from '@mustika/web-kit/session.ts';
import { JenisDanBaki } from './baki.widget.tsx';
import { BentukUsaha } from './bentuk.widget.tsx';
import { Harga24 } from './harga.widget.tsx';
import { KadarDanHarga } from './kadar.widget.tsx';
import { type KeadaanMulai, type Langkah, type Persiapan, sesudah } from './langkah.rule.ts';
import { Barang, NotaDanPrinter, Penjualan, UangKas } from './langkah-lain.widget.tsx';
import { Pengguna, SalesPertama } from './orang.widget.tsx';
import { RekeningBank } from './rekening.widget.tsx';
import { ProfilToko, TokoBaru, TokoBelum } from './toko.widget.tsx';
import { TanyaUsaha } from './usaha.widget.tsx';

type IsiProps = {
  langkah: Persiapan;
  keadaan: KeadaanMulai;
  /** It is done: what follows it is next. */
  onLanjut: () => void;
  onPilih: (langkah: Persiapan) => void;
};

export function IsiLangkah({ langkah, keadaan, onLanjut, onPilih }: IsiProps) {
  const lanjut = { lanjut: onLanjut };
  const isi = {
    BENTUK: () => <BentukUsaha {...lanjut} />,
    TOKO: () => <Toko {...{ keadaan, onLanjut, onPilih }} />,
    USAHA: () => <Usaha {...lanjut} />,
    HARGA: () => <Harga24 {...lanjut} />,
    KADAR: () => <KadarDanHarga {...lanjut} keHarga={() => onPilih('HARGA')} />,
    BAKI: () => <JenisDanBaki {...lanjut} />,
    SALES: () => <SalesPertama {...lanjut} />,
    BARANG: () => <Barang />,
    PENGGUNA: () => <Pengguna />,
    REKENING: () => <RekeningBank {...lanjut} />,
    KAS: () => <UangKas />,
    NOTA: () => <NotaDanPrinter />,
    PENJUALAN: () => <Penjualan selesai={keadaan.toko[0]?.selesai ?? []} onPilih={onPilih} />,
  } satisfies Record<Persiapan, () => unknown>;
  return isi[langkah]();
}

/** Branches of the chain; the answers about the trade may be for all of them. */
const useCabang = (): string[] =>
  useSession((session) => session.user)
    ?.toko.filter(({ tipe }) => tipe === 'CABANG')
    .map(({ kode_toko }) => kode_toko) ?? [];

function Usaha({ lanjut }: { lanjut: () => void }) {
  const tunggal = useSession((session) => session.user?.tunggal);
  const cabang = useCabang();
  return <TanyaUsaha cabang={tunggal ? [] : cabang} lanjut={lanjut} />;
}

/** In a store its own profile; at home those that are there, and one more. */
function Toko({ keadaan, onLanjut, onPilih }: Omit<IsiProps, 'langkah'>) {
  const rumah = useAway();
  const bentuk = useSession((session) => session.user?.bentuk);
  const choosePortal = useSession((session) => session.choosePortal);
  const cabang = useCabang();
  /** Into a store, where its own next step is open. */
  const siapkan = (kode_toko: string, selesai: readonly Langkah[]): void => {
    onPilih(sesudah('TOKO', selesai));
    void choosePortal(kode_toko).catch(noticeOf);
  };
  const dibuat = (kode_toko: string): void => {
    // Of a chain there may be more to make.
    if (bentuk === 'RANTAI') onLanjut();
    else siapkan(kode_toko, []);
  };
  if (!rumah) return <ProfilToko />;
  return (
    <>
      {keadaan.ada_toko && (
        <TokoBelum toko={keadaan.toko} onSiapkan={(satu) => siapkan(satu.kode_toko, satu.selesai)} />
      )}
      {(bentuk === 'RANTAI' || !keadaan.ada_toko) && <TokoBaru key={cabang.length} dibuat={dibuat} />}
    </>
  );
}
