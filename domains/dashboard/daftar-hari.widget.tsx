/** The short lists of the page: what waits, who has a birthday, the last notas, drawers, groups. */
import { Anchor, Badge, Text } from '@mantine/core';
import {
  formatAngka,
  formatGram,
  formatRupiah,
  type Miligram,
  type Rupiah,
  toThousandths,
} from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { placeOfNumber, type Target } from '@mustika/kernel/drill.ts';
import { kode } from '@mustika/kernel/field.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { useNames } from '@mustika/web-kit/names.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import type { useWaitingApprovals } from '@mustika/web-kit/shell/approval-waiting.ts';
import { useHouse } from '@mustika/web-kit/shell/house-context.tsx';
import { openApprovals } from '@mustika/web-kit/shell/shell-state.ts';
import { TargetLink, useMayOpen } from '@mustika/web-kit/target-link.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { perluCadangan } from '../cadangan/cadangan.rule.ts';
import { CadanganTerakhir } from '../cadangan/cadangan.widget.tsx';
import css from './dashboard.module.css';
import { useUlangTahun } from './dashboard-data.store.ts';
import { DataDiriDiminta } from './data-diri-hari.widget.tsx';
import { Dijalan } from './dijalan.widget.tsx';
import { keJual, keKas, keStok, type Lingkup } from './ke-baris.view.ts';
import type { Ringkasan } from './ringkasan.rule.ts';
import { DASHBOARD } from './teks-dashboard.store.ts';

const gramTeks = (grams: number): string => formatGram((toThousandths(grams) ?? 0) as Miligram);

const Kosong = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

/** What a kind of document is called, and the screens on which one that waits is brought on. */
function useJenis() {
  const { documents } = useHouse();
  const mayOpen = useMayOpen();
  return (jenis: string) => {
    const document = documents.find(({ name }) => name === jenis);
    const onward = Object.values(document?.transitions ?? {}).filter(
      ({ from, to, internal }) => from.includes('OPEN') && to === 'DONE' && !internal,
    );
    const layar = onward.flatMap(({ screens }) => screens).find(mayOpen);
    return {
      nama: istilah(document?.label ?? jenis.replaceAll('_', ' ')),
      layar: layar ?? document?.shows?.to,
    };
  };
}

type Ditunggu = ReturnType<typeof useWaitingApprovals>['waiting'];

/** Whether somebody waits for somebody. */
export const adaTugas = (
  { belum_validasi, dijalan, otorisasi, data_diri, cadangan }: Ringkasan,
  diminta: Ditunggu,
): boolean =>
  diminta.length > 0 ||
  perluCadangan(cadangan) ||
  belum_validasi.length > 0 ||
  dijalan.length > 0 ||
  data_diri.terbuka > 0 ||
  otorisasi.menunggu > 0 ||
  otorisasi.kedaluwarsa > 0;

/** What somebody at a counter waits for: it opens where it is answered. */
function Diminta({ diminta }: { diminta: Ditunggu }) {
  const { t } = useTranslation(DASHBOARD);
  const { t: kata } = useTranslation();
  return diminta.map(({ id, nama, nama_toko, perlu }) => (
    <li key={id}>
      <Anchor component="button" type="button" size="sm" ta="left" fw={600} onClick={openApprovals}>
        {t('diminta', { nama, toko: nama_toko })}
      </Anchor>
      <Text size="xs" c="dimmed">
        {perlu
          .map(({ kategori }) => kata(`otorisasi.kategori.${kategori}`, { defaultValue: kategori }))
          .join(', ')}
      </Text>
    </li>
  ));
}

type YangMenungguProps = { data: Ringkasan; diminta: Ditunggu; lingkup: Lingkup };

export function YangMenunggu({ data, diminta, lingkup }: YangMenungguProps) {
  const { t } = useTranslation(DASHBOARD);
  const jenisOf = useJenis();
  const { belum_validasi, otorisasi } = data;
  const izin: Target | null = lingkup.rantai ? null : { to: '/laporan-otorisasi', search: { status: 'ALL' } };
  return (
    <Panel title={t('tugas')}>
      {!adaTugas(data, diminta) && <Kosong>{t('tanpaTugas')}</Kosong>}
      <ul className={css.daftar}>
        <Diminta diminta={diminta} />
        <DataDiriDiminta data_diri={data.data_diri} />
        <Dijalan dijalan={data.dijalan} lingkup={lingkup} />
        {belum_validasi.map(({ kode_toko, jenis, jumlah }) => {
          const { nama, layar } = jenisOf(jenis);
          return (
            <li key={`${kode_toko} ${jenis}`}>
              {kode_toko && <span className="kode">{kode_toko}</span>}
              <TargetLink
                target={layar ? { to: layar, search: {}, ...(kode_toko && { toko: kode_toko }) } : null}
              >
                {t('validasi', { jumlah: formatAngka(jumlah), jenis: nama })}
              </TargetLink>
            </li>
          );
        })}
        {otorisasi.menunggu > 0 && (
          <li>
            <TargetLink target={izin}>
              {t('otorisasiMenunggu', { jumlah: formatAngka(otorisasi.menunggu) })}
            </TargetLink>
          </li>
        )}
        {otorisasi.kedaluwarsa > 0 && (
          <li>
            <TargetLink target={izin}>
              {t('otorisasiLewat', { jumlah: formatAngka(otorisasi.kedaluwarsa) })}
            </TargetLink>
          </li>
        )}
        {data.cadangan && <CadanganTerakhir cadangan={data.cadangan} />}
      </ul>
    </Panel>
  );
}

export function UlangTahunHariIni() {
  const { t } = useTranslation(DASHBOARD);
  const { data = [] } = useUlangTahun();
  return (
    <Panel title={t('ulangTahun')}>
      {data.length === 0 && <Kosong>{t('tanpaUlangTahun')}</Kosong>}
      <ul className={css.daftar}>
        {data.map((member) => (
          <li key={member.kode_member}>
            <span className={css.nama}>
              <TargetLink
                target={{
                  to: '/data-member',
                  search: { ulang_tahun: 'ya', kode_member: member.kode_member },
                }}
              >
                {member.nama_member}
              </TargetLink>
            </span>
            <Text size="xs" c="dimmed">
              {t('umur', { umur: member.umur })}
            </Text>
            {member.no_hp && (
              <Anchor size="xs" className="kode" href={`tel:${member.no_hp}`}>
                {member.no_hp}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const WARNA: Readonly<Record<string, string>> = { DONE: 'hijau', OPEN: 'kuning', CANC: 'merah' };

/** In the chain's view a nota is looked at in its branch, which its number names. */
export function NotaTerakhir({ nota }: { nota: Ringkasan['nota_terakhir'] }) {
  const { t } = useTranslation(DASHBOARD);
  const { documents } = useHouse();
  return (
    <Panel title={t('notaTerakhir')}>
      {nota.length === 0 && <Kosong>{t('tanpaNota')}</Kosong>}
      <ul className={css.daftar}>
        {nota.map((row) => (
          <li key={row.no_faktur_group}>
            <span className="kode">
              <TargetLink target={placeOfNumber(documents, row.no_faktur_group)}>
                {row.no_faktur_group}
              </TargetLink>
            </span>
            <Text size="xs" c="dimmed" className={css.nama}>
              {formatWaktu(row.waktu).slice(-5)} · {row.kasir}
              {row.nama_customer ? ` · ${row.nama_customer}` : ''}
            </Text>
            {row.status !== 'DONE' && (
              <Badge size="xs" variant="light" color={WARNA[row.status] ?? 'gray'} flex="none">
                {t(row.status)}
              </Badge>
            )}
            <span className="angka">{formatAngka(row.total)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function KasDanStok({ data, lingkup }: { data: Ringkasan; lingkup: Lingkup }) {
  const { t } = useTranslation(DASHBOARD);
  const { kas, stok, per_toko } = data;
  const tokoDari = new Map(per_toko.map(({ kode_toko, nama_toko }) => [kode_toko, nama_toko]));
  return (
    <>
      <Panel title={t('kas')}>
        {kas.length === 0 && <Kosong>{t('tanpaKas')}</Kosong>}
        <ul className={css.daftar}>
          {kas.map((row) => (
            <li key={row.kasir}>
              <span className={css.nama}>
                <span className="kode">{row.kasir}</span> {tokoDari.get(row.kasir)}
              </span>
              <span className="angka">
                <TargetLink target={keKas(lingkup, data.hari_ini.tanggal, row.kasir)}>
                  {formatRupiah(row.saldo as Rupiah)}
                </TargetLink>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('stok')}>
        <ul className={css.daftar}>
          <li>
            <span className={css.nama}>
              <TargetLink target={lingkup.rantai ? null : keStok()}>
                {t('barang', { jumlah: formatAngka(stok.barang) })}
              </TargetLink>
            </span>
            <span className="angka">{t('gram', { berat: gramTeks(stok.berat) })}</span>
          </li>
          {per_toko.map((row) => (
            <li key={row.kode_toko}>
              <span className={css.nama}>
                <span className="kode">{row.kode_toko}</span>{' '}
                <TargetLink target={keStok(row.kode_toko)}>
                  {t('barang', { jumlah: formatAngka(row.stok.barang) })}
                </TargetLink>
              </span>
              <span className="angka">{t('gram', { berat: gramTeks(row.stok.berat) })}</span>
            </li>
          ))}
          <li>
            <span className={css.nama} />
            <Text size="xs" c="dimmed" className="angka">
              {t('murni', { berat: gramTeks(stok.berat_murni) })}
            </Text>
          </li>
        </ul>
      </Panel>
    </>
  );
}

const GRUP = { kode_group: kode('Group') };

export function GroupTerlaris({ data, lingkup }: { data: Ringkasan; lingkup: Lingkup }) {
  const { t } = useTranslation(DASHBOARD);
  const namaDari = useNames(GRUP, data.grup.length > 0);
  return (
    <Panel title={t('grup')}>
      {data.grup.length === 0 && <Kosong>{t('belumJual')}</Kosong>}
      <ul className={css.daftar}>
        {data.grup.map((row) => (
          <li key={row.kode_group}>
            <span className="kode">
              <TargetLink target={keJual(lingkup, data.hari_ini.tanggal, row.kode_group)}>
                {row.kode_group}
              </TargetLink>
            </span>
            <Text size="xs" c="dimmed" className={css.nama}>
              {[
                namaDari('kode_group', row.kode_group),
                t('barang', { jumlah: formatAngka(row.barang) }),
                t('gram', { berat: gramTeks(row.berat) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <span className="angka">{formatAngka(row.total)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
