/** The sheet in which money goes out: who sells, how it is paid, F9 saves and prints; approval in place. look.md. */

import { formatAngka, type Rupiah } from '@mustika/kernel/amount.ts';
import { mayOrSay } from '@mustika/web-kit/act.tsx';
import { useApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { useSheetKeys } from '@mustika/web-kit/counter/sheet-keys.ts';
import { SheetBody, SheetError, SheetFoot, SideSheet } from '@mustika/web-kit/counter/side-sheet.tsx';
import { filledBy } from '@mustika/web-kit/fields/field-input.tsx';
import { RupiahInput } from '@mustika/web-kit/fields/rupiah-input.tsx';
import { TeksInput } from '@mustika/web-kit/fields/text-input.tsx';
import { enterMovesOn } from '@mustika/web-kit/form/enter-moves-on.ts';
import { type FormValues, personNow } from '@mustika/web-kit/form/form-values.ts';
import { MemberSearch } from '@mustika/web-kit/form/parts.tsx';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { focusScan, OWN_SCANS } from '@mustika/web-kit/scan/scan-focus.ts';
import { buzz } from '@mustika/web-kit/scan/sound.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { useWindowKeys } from '@mustika/web-kit/use-window-keys.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsianKeluar } from '../../pembayaran/bayar-keluar.rule.ts';
import { IsianBayarKeluar, JumlahKeluar, semuaLewat } from '../../pembayaran/bayar-keluar.widget.tsx';
import { CARA_KELUAR } from '../../pembayaran/cara-bayar.rule.ts';
import { pembelian } from '../pembelian.document.ts';
import { PEMBELIAN } from '../teks-pembelian.store.ts';
import type { AcuanSiap } from './acuan-beli.view.ts';
import css from './bayar-beli.module.css';
import { bolehUbah, gagal, ubah, useBeli } from './beli.store.ts';
import { DataDiriPenjual, keIsian } from './data-diri-beli.widget.tsx';
import { identitasWajib } from './identitas-penjual.rule.ts';
import { type HitunganBeli, hitungKeranjang, type PenjualKeranjang } from './keranjang-beli.rule.ts';
import { dibeli, type SalahBeli, salahBaris, salahKeranjang } from './kirim-beli.rule.ts';
import { modulBeli, simpanBeli } from './kirim-beli.store.ts';
import { ID_RINCIAN } from './tabel-beli.widget.tsx';

type BayarProps = { hitungan: HitunganBeli; batas: number; batasDiri: Rupiah; wajibFoto: boolean };

const close = (): void => {
  if (useBeli.getState().sibuk) return;
  useBeli.setState({ panel: null, salah: null });
  focusScan();
};

const tanpaSales = (): boolean => modulBeli().has('DISABLE_KODE_SALES_TRANSACTION');

/** A line is put right beside the table, not in the sheet. Answers whether there is anything to put right. */
function keBaris(salah: SalahBeli | null): boolean {
  if (!salah?.kunci) return false;
  useBeli.setState({ panel: null, pilih: salah.kunci });
  gagal(salah.pesan);
  requestAnimationFrame(() => keIsian(`#${ID_RINCIAN}`, salah.kolom));
  return true;
}

/** F8: to the sheet, once every line has what it needs. */
export function bukaLembarBeli(acuan: AcuanSiap): void {
  if (!mayOrSay(pembelian.transitions.simpan)) return;
  const { keranjang, panel } = useBeli.getState();
  if (keranjang.baris.length === 0 || panel === 'tanpa') return;
  const diminta = { wajibFoto: acuan.flags.has('PEMBELIAN_DENGAN_FOTO'), tanpaSales: tanpaSales() };
  if (keBaris(salahBaris(keranjang, hitungKeranjang(keranjang, acuan), diminta))) return;
  useBeli.setState({ panel: 'bayar', salah: null });
}

/** What is wrong is said, and the caret goes to where it can be put right. */
function kirim({ hitungan, batas, batasDiri, wajibFoto }: BayarProps): void {
  const { keranjang } = useBeli.getState();
  const diminta = { batas, batasDiri, wajibFoto, tanpaSales: tanpaSales() };
  const salah = salahKeranjang(keranjang, hitungan, diminta);
  if (!salah) {
    void simpanBeli(hitungan);
    return;
  }
  if (keBaris(salah)) return;
  buzz();
  useBeli.setState({ salah });
  keIsian('[data-lembar]', salah.kolom);
}

const bayarDengan = (part: Partial<IsianKeluar>): void => void ubah((k) => ({ ...k, ...part }));

export function BayarBeli(props: BayarProps) {
  const { hitungan, batas, batasDiri } = props;
  const { t } = useTranslation(PEMBELIAN);
  const keranjang = useBeli((beli) => beli.keranjang);
  const sibuk = useBeli((beli) => beli.sibuk);
  const asking = useApproval((approval) => approval.pending !== null);
  useSheetKeys({
    ...{ confirm: () => kirim(props), back: close },
    ...{ choices: CARA_KELUAR.length, pick: (at) => bayarDengan(semuaLewat(at, hitungan.bayar)) },
  });
  return (
    <SideSheet
      title={t('bayar.judul')}
      about={`${hitungan.baris.length} ${t('kaki.pcs')} · Rp ${formatAngka(hitungan.total)}`}
      onClose={close}
      busy={sibuk}
    >
      <SheetBody>
        <ApprovalHost />
        {!asking && <Isian {...{ hitungan, batas, batasDiri }} onSelesai={() => kirim(props)} />}
      </SheetBody>
      {!asking && <JumlahKeluar bayar={hitungan.bayar} isian={keranjang} />}
      <SheetFoot
        guarded={pembelian.transitions.simpan}
        wrong={<Salah />}
        act={t('bayar.simpan')}
        onAct={() => kirim(props)}
        color="emas"
        busy={sibuk}
        hidden={asking}
      />
    </SideSheet>
  );
}

const KOLOM_PENJUAL = { nama_customer: 'nama_member', no_hp_customer: 'no_hp', alamat_customer: 'alamat' };
type Isi = Exclude<keyof PenjualKeranjang, 'tanggal_lahir' | 'pekerjaan' | 'sumber_dana'>;
const PENJUAL: readonly [Isi, string, number][] = [
  ['nama_customer', 'Nama Penjual', 60],
  ['nik_sim_passport', 'NIK / SIM / Passport', 30],
  ['no_hp_customer', 'No HP Penjual', 20],
  ['alamat_customer', 'Alamat Penjual', 160],
];

type IsianProps = Omit<BayarProps, 'wajibFoto'> & { onSelesai: () => void };

function Isian({ hitungan, batas, batasDiri, onSelesai }: IsianProps) {
  const { t } = useTranslation(PEMBELIAN);
  const k = useBeli((beli) => beli.keranjang);
  const salah = useBeli((beli) => beli.salah);
  const terbuka = useBeli(bolehUbah);
  const flags = useSubject()?.flags;
  const wajib: readonly string[] = identitasWajib(dibeli(k, hitungan, batas));
  const error = (kolom: string) => (salah?.kolom === kolom ? salah.pesan : undefined);
  return (
    <form
      noValidate
      className={css.isian}
      onKeyDown={enterMovesOn}
      onSubmit={(event) => {
        event.preventDefault();
        onSelesai();
      }}
    >
      <h3>{t('bayar.penjual')}</h3>
      <MemberPenjual />
      {PENJUAL.map(([name, label, maxLength], index) => (
        <TeksInput
          key={name}
          label={label}
          name={name}
          code={name === 'nik_sim_passport' || name === 'no_hp_customer'}
          maxLength={maxLength}
          autoFocus={index === 0}
          required={wajib.includes(name)}
          readOnly={!terbuka}
          value={k.penjual[name]}
          error={error(name)}
          onChange={(value) => ubah((now) => ({ ...now, penjual: { ...now.penjual, [name]: value } }))}
        />
      ))}
      {(k.diminta || hitungan.total >= batasDiri) && <DataDiriPenjual />}
      <h3>{t('bayar.pembayaran')}</h3>
      <IsianBayarKeluar bayar={hitungan.bayar} isian={k} onIsian={bayarDengan} salah={salah} />
      {flags?.has('MODULE_BIAYA_ADMIN_PEMBELIAN') && (
        <RupiahInput
          label={t('bayar.biayaAdmin')}
          name="biaya_admin"
          value={k.biaya_admin}
          error={error('biaya_admin')}
          onChange={(next) => ubah((now) => ({ ...now, biaya_admin: (next ?? 0) as Rupiah }))}
        />
      )}
    </form>
  );
}

/** A seller who is known is found as at every counter (F4); what the shop knows of him fills what is empty or was another's. */
function MemberPenjual() {
  const { kode_member, penjual } = useBeli((beli) => beli.keranjang);
  const place = useRef<HTMLDivElement>(null);
  useWindowKeys((event) => {
    if (event.key !== 'F4' || event.repeat) return;
    event.preventDefault();
    place.current?.querySelector('input')?.focus();
  });
  const milik = (kode: string | null, member?: FormValues) => {
    const { kode_member: _kode, ...diri } = personNow(
      { ...penjual, kode_member },
      { code: 'kode_member', kode, columns: KOLOM_PENJUAL, filled: filledBy(KOLOM_PENJUAL, member) },
    );
    ubah((now) => ({ ...now, kode_member: kode, penjual: { ...now.penjual, ...diri } }));
  };
  return (
    <div ref={place} {...OWN_SCANS}>
      <MemberSearch
        adds
        label={`${istilah('Member')} (F4)`}
        name="kode_member"
        value={kode_member}
        error={undefined}
        autoFocus={false}
        phone={penjual.no_hp_customer}
        onChange={milik}
      />
    </div>
  );
}

function Salah() {
  const salah = useBeli((beli) => beli.salah);
  // What belongs to a field is said at the field.
  if (!salah || salah.kolom) return null;
  return <SheetError text={salah.pesan} />;
}
